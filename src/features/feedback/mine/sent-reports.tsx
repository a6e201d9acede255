import { useState } from "react";
import type { ServerRead } from "../../../app/queries/server/use-server-read.ts";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { TYPE_WORDS } from "../feedback-words.ts";
import { StatusBadge } from "../report-badges.tsx";
import { mineMessages } from "./mine-messages.ts";

/** Lists the person's reports on the server, newest first; a failed read never looks empty (D9). */
export function SentReports({
  query,
  onRetry,
}: {
  query: ServerRead<readonly FeedbackReport[]>;
  onRetry: () => void;
}) {
  const retry = <Button onClick={onRetry}>{mineMessages.tryAgain}</Button>;
  switch (query.status) {
    case "loading":
      return (
        <div className="mt-2 grid gap-3">
          <p role="status" className="text-dense">
            {mineMessages.loading}
          </p>
          <Skeleton className="h-24" />
        </div>
      );
    case "offline":
      return (
        <EmptyState title={mineMessages.offlineTitle} text={mineMessages.offline}>
          {retry}
        </EmptyState>
      );
    case "error":
      return (
        <ErrorState title={mineMessages.failed} text={query.failure.message}>
          {retry}
        </ErrorState>
      );
    case "ready":
      if (query.value.length === 0) {
        return <EmptyState title={mineMessages.emptyTitle} text={mineMessages.emptyText} />;
      }
      return <ReportCards reports={query.value} />;
  }
}

function ReportCards({ reports }: { reports: readonly FeedbackReport[] }) {
  const [now] = useState(Date.now);
  const inOrder = [...reports].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <ul className="mt-2 grid gap-3">
      {inOrder.map((report) => (
        <li key={report.id} className="card px-4 py-3">
          <div className="flex items-start justify-between gap-3">
            <h3 className="type-h3 min-w-0">{report.title}</h3>
            <StatusBadge status={report.status} />
          </div>
          <p className="text-label text-text-2">
            {TYPE_WORDS[report.type]} · {momentText(report.createdAt, now)}
            {report.resolutionDate !== null &&
              ` · ${mineMessages.resolved(momentText(report.resolutionDate, now))}`}
          </p>
          <p className="mt-2 max-w-reading text-dense whitespace-pre-wrap">{report.description}</p>
          {report.status === "duplicate" && (
            <p className="mt-2 text-dense">{mineMessages.duplicate}</p>
          )}
          {report.developerResponse !== null && (
            <section className="mt-3 border-l-4 border-brand pl-3">
              <h4 className="text-label font-strong">{mineMessages.answer}</h4>
              <p className="max-w-reading whitespace-pre-wrap">{report.developerResponse}</p>
            </section>
          )}
        </li>
      ))}
    </ul>
  );
}
