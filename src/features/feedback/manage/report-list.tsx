import { useState } from "react";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { Cell, Row, Table } from "../../../ui/table.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { TYPE_WORDS } from "../feedback-words.ts";
import { PriorityMark, StatusBadge } from "../report-badges.tsx";
import { reportMessages } from "./report-messages.ts";

interface ReportListProps {
  readonly reports: readonly FeedbackReport[];
  readonly onOpen: (reportId: string) => void;
}

/** Shows a table from 800 px and cards on a phone; the title opens the details. */
export function ReportList(props: ReportListProps) {
  const isWide = useMedia("(min-width: 50rem)");
  const [now] = useState(Date.now);
  const List = isWide ? ReportTable : ReportCards;
  return <List {...props} now={now} />;
}

function ReportTable({ reports, onOpen, now }: ReportListProps & { now: number }) {
  const { columns, title, unknownReporter } = reportMessages;
  return (
    <Table
      label={title}
      head={[columns.report, columns.reporter, columns.priority, columns.status, columns.created]}
    >
      {reports.map((report) => (
        <Row key={report.id}>
          <Cell heads>
            <TitleButton report={report} under={TYPE_WORDS[report.type]} onOpen={onOpen} />
          </Cell>
          <Cell className="max-w-48 truncate">{report.reporterName ?? unknownReporter}</Cell>
          <Cell>
            <PriorityMark priority={report.priority} />
          </Cell>
          <Cell>
            <StatusBadge status={report.status} />
          </Cell>
          <Cell className="whitespace-nowrap">{momentText(report.createdAt, now)}</Cell>
        </Row>
      ))}
    </Table>
  );
}

function ReportCards({ reports, onOpen, now }: ReportListProps & { now: number }) {
  return (
    <ul className="grid gap-3">
      {reports.map((report) => (
        <li key={report.id} className="card px-4 py-2">
          <TitleButton
            report={report}
            under={`${TYPE_WORDS[report.type]} · ${momentText(report.createdAt, now)}`}
            onOpen={onOpen}
          />
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5 text-dense">
            <StatusBadge status={report.status} />
            <PriorityMark priority={report.priority} />
            <span className="min-w-0 truncate">
              {report.reporterName ?? reportMessages.unknownReporter}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function TitleButton({
  report,
  under,
  onOpen,
}: {
  report: FeedbackReport;
  under: string;
  onOpen: (reportId: string) => void;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(report.id)}
      className="grid min-h-11 w-full content-center"
    >
      <span className="line-clamp-5 text-body/5 font-strong underline decoration-line-strong underline-offset-3">
        {report.title}
      </span>
      <span className="text-label text-text-2">{under}</span>
    </button>
  );
}
