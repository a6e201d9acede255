import { type ReactNode, useState } from "react";
import { useFeedbackErrors } from "../../../app/queries/server/use-feedback-reports.ts";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { reportMessages } from "./report-messages.ts";

/** Shows a report as plain text; nothing of it ever becomes a link or markup (rule 16). */
export function ReportFacts({
  report,
  original,
}: {
  report: FeedbackReport;
  /** The report that this one repeats. */
  original: FeedbackReport | null;
}) {
  const { details } = reportMessages;
  const [now] = useState(Date.now);
  const reporter = [report.reporterName, report.reporterEmail].filter(Boolean).join(" · ");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Fact label={details.description}>{report.description}</Fact>
      {report.developerResponse !== null && (
        <Fact label={details.response}>{report.developerResponse}</Fact>
      )}
      {original !== null && <Fact label={details.duplicateOf}>{original.title}</Fact>}
      <dl className="grid gap-x-6 gap-y-3 border-t pt-3 sm:grid-cols-2">
        <Line label={details.reporter} text={reporter} />
        <Line label={details.received} text={momentText(report.createdAt, now)} />
        {report.resolutionDate !== null && (
          <Line label={details.resolved} text={momentText(report.resolutionDate, now)} />
        )}
        <Line label={details.page} text={report.currentPage} />
        <Line label={details.url} text={report.currentUrl} />
        <Line label={details.screen} text={report.screenResolution} />
        <Line label={details.browser} text={report.userAgent} />
      </dl>
      <AttachedErrors reportId={report.id} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-label text-text-2">{label}</h3>
      <p className="max-w-reading whitespace-pre-wrap">{children}</p>
    </section>
  );
}

function Line({ label, text }: { label: string; text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <div className="min-w-0">
      <dt className="text-label text-text-2">{label}</dt>
      <dd className="text-dense break-words">{text}</dd>
    </div>
  );
}

function AttachedErrors({ reportId }: { reportId: string }) {
  const { details } = reportMessages;
  const { query } = useFeedbackErrors(reportId);
  return (
    <section className="border-t pt-3">
      <h3 className="text-label text-text-2">{details.errors}</h3>
      {query.status === "loading" && <p className="text-dense">{details.errorsLoading}</p>}
      {(query.status === "error" || query.status === "offline") && (
        <p role="alert" className="text-dense text-danger">
          {details.errorsFailed}
        </p>
      )}
      {query.status === "ready" &&
        (query.value === "" ? (
          <p className="text-dense">{details.noErrors}</p>
        ) : (
          <pre className="mt-1 rounded-card border p-3 text-label break-words whitespace-pre-wrap">
            {query.value}
          </pre>
        ))}
    </section>
  );
}
