import { useFeedbackReports } from "../../../app/queries/server/use-feedback-reports.ts";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { FigureCells } from "../../../parts/admin/figure-cells.tsx";
import { useAddress, withValues } from "../../../parts/page/address.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import {
  ALL_REPORTS,
  countReports,
  filterReports,
  type ReportCounts,
  type ReportFilter,
  readReportFilter,
  writeReportFilter,
} from "./report-filter.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ReportList } from "./report-list.tsx";
import { reportMessages } from "./report-messages.ts";

/** Shows the cards, filters and reports (A §2); the address holds all of it. */
export function FeedbackPage() {
  return (
    <AdminPage words={reportMessages} {...useFeedbackReports()} skeleton={<ReportsSkeleton />}>
      {(reports) => <Reports reports={reports} />}
    </AdminPage>
  );
}

/** The placeholders stand where cards, filters and list will. */
function ReportsSkeleton() {
  return (
    <div className="grid gap-4">
      <p role="status" className="card h-[66px] px-4 py-3 text-dense wide:h-[62px]">
        {reportMessages.loading}
      </p>
      <Skeleton className="h-[228px] rounded-card! wide:h-24" />
      <Skeleton className="h-64 rounded-card!" />
    </div>
  );
}

function Reports({ reports }: { reports: readonly FeedbackReport[] }) {
  const [address, setAddress] = useAddress();
  const filter = readReportFilter(address);
  const shown = filterReports(reports, filter);
  const openId = address.get("report");
  const opened = reports.find(({ id }) => id === openId);

  /** Opening adds a history entry, so that Back closes; closing adds none. */
  function show(report: string | null): void {
    setAddress((newest) => withValues(newest, { report }), { replace: report === null });
  }
  function narrow(part: Partial<ReportFilter>): void {
    setAddress((newest) => writeReportFilter(newest, { ...readReportFilter(newest), ...part }), {
      replace: true,
    });
  }

  if (reports.length === 0) {
    return <EmptyState title={reportMessages.emptyTitle} text={reportMessages.emptyText} />;
  }
  return (
    <div className="grid gap-4">
      <ReportCounters counts={countReports(reports)} />
      <ReportFilters
        filter={filter}
        found={reportMessages.found(shown.length, reports.length)}
        onChange={narrow}
      />
      {shown.length === 0 ? (
        <EmptyState title={reportMessages.noneTitle} text={reportMessages.noneText}>
          <Button onClick={() => narrow(ALL_REPORTS)}>{reportMessages.filters.clear}</Button>
        </EmptyState>
      ) : (
        <ReportList reports={shown} onOpen={show} />
      )}
      {openId !== null && opened === undefined && (
        <p role="alert" className="text-dense font-strong">
          {reportMessages.details.notFound}
        </p>
      )}
      {opened !== undefined && (
        <ReportDialog
          key={opened.id}
          report={opened}
          reports={reports}
          onClose={() => show(null)}
        />
      )}
    </div>
  );
}

/** Shows the counts of A §2 and of the other states. */
function ReportCounters({ counts }: { counts: ReportCounts }) {
  const { cards } = reportMessages;
  return (
    <FigureCells
      isLow
      figures={[
        [cards.total, counts.total],
        [cards.open, counts.open],
        [cards.inProgress, counts.inProgress],
        [cards.resolved, counts.resolved],
        [cards.ended, counts.ended],
      ]}
    />
  );
}
