import {
  FEEDBACK_PRIORITIES,
  type FeedbackReport,
} from "../../../domain/feedback/feedback-report.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { PRIORITY_WORDS, TYPE_WORDS } from "../feedback-words.ts";
import { StatusBadge } from "../report-badges.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ReportFacts } from "./report-facts.tsx";
import { newestFirst } from "./report-filter.ts";
import { reportMessages } from "./report-messages.ts";
import { useReportChanges } from "./use-report-changes.ts";

/** Shows one report with its possible actions (A §2, §4). */
export function ReportDialog({
  report,
  reports,
  onClose,
}: {
  report: FeedbackReport;
  reports: readonly FeedbackReport[];
  onClose: () => void;
}) {
  const { isBusy, move, prioritize } = useReportChanges(report.id);
  const original = reports.find(({ id }) => id === report.duplicateOf) ?? null;
  const others = newestFirst(reports).filter(
    ({ id, status }) => id !== report.id && status !== "duplicate",
  );
  return (
    <Dialog
      onClose={onClose}
      title={report.title}
      closeLabel={reportMessages.details.close}
      width="wide"
      footer={
        <ReportActions
          // A new status has other buttons, so a form for the old one must close.
          key={report.status}
          report={report}
          others={others}
          isBusy={isBusy}
          onMove={move}
        />
      }
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="flex min-h-12 items-center gap-3 text-dense">
          <StatusBadge status={report.status} />
          {TYPE_WORDS[report.type]}
        </p>
        <SelectField
          label={reportMessages.columns.priority}
          options={FEEDBACK_PRIORITIES.map((value) => ({ value, label: PRIORITY_WORDS[value] }))}
          value={report.priority}
          disabled={isBusy}
          onChange={(priority) => void prioritize(priority)}
          className="w-40"
        />
      </div>
      <ReportFacts report={report} original={original} />
    </Dialog>
  );
}
