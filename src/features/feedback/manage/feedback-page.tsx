import { useSearchParams } from "react-router-dom";
import { useFeedbackReports } from "../../../app/queries/use-feedback-reports.ts";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { manageMessages } from "./manage-messages.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { countReports, filterReports, readFilter, writeFilter } from "./report-filter.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ReportList } from "./report-list.tsx";
import { SummaryCards } from "./summary-cards.tsx";

/** Feedback Management (A §2): the cards, the filters, the reports. Everything is in the address. */
export function FeedbackPage() {
  const { query, reload } = useFeedbackReports();
  return (
    <Page title={manageMessages.title} lead={manageMessages.lead}>
      {query.status === "loading" && (
        // Cards, filters and list stand where these stood.
        <div className="grid gap-4">
          <p role="status" className="card h-[147px] px-4 py-3 text-dense wide:h-[74px]">
            {manageMessages.loading}
          </p>
          <Skeleton className="h-[228px] wide:h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
      {query.status === "offline" && (
        <EmptyState title={manageMessages.offlineTitle} text={manageMessages.offline}>
          <Button onClick={() => void reload()}>{manageMessages.tryAgain}</Button>
        </EmptyState>
      )}
      {query.status === "error" && (
        <ErrorState title={manageMessages.failed} text={query.failure.message}>
          <Button onClick={() => void reload()}>{manageMessages.tryAgain}</Button>
        </ErrorState>
      )}
      {query.status === "ready" && <Reports reports={query.value} onChanged={reload} />}
    </Page>
  );
}

function Reports({
  reports,
  onChanged,
}: {
  reports: readonly FeedbackReport[];
  onChanged: () => Promise<void>;
}) {
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const shown = filterReports(reports, filter);
  const openId = address.get("report");
  const opened = reports.find(({ id }) => id === openId);

  /** Opening is a step that Back takes back; closing is none of its own. */
  function show(reportId: string | null): void {
    const next = new URLSearchParams(address);
    if (reportId === null) next.delete("report");
    else next.set("report", reportId);
    setAddress(next, { replace: reportId === null });
  }

  if (reports.length === 0) {
    return <EmptyState title={manageMessages.emptyTitle} text={manageMessages.emptyText} />;
  }
  return (
    <div className="grid gap-4">
      <SummaryCards counts={countReports(reports)} />
      <ReportFilters
        filter={filter}
        found={manageMessages.found(shown.length, reports.length)}
        onChange={(next) => setAddress(writeFilter(address, next), { replace: true })}
      />
      {shown.length === 0 ? (
        <EmptyState title={manageMessages.noneTitle} text={manageMessages.noneText} />
      ) : (
        <ReportList reports={shown} onOpen={show} />
      )}
      {openId !== null && opened === undefined && (
        <p role="alert" className="text-dense font-strong">
          {manageMessages.details.notFound}
        </p>
      )}
      {opened !== undefined && (
        <ReportDialog
          key={opened.id}
          report={opened}
          reports={reports}
          onChanged={onChanged}
          onClose={() => show(null)}
        />
      )}
    </div>
  );
}
