import { clsx } from "clsx";
import { Archive } from "lucide-react";
import { useState } from "react";
import type { FeedbackActionDetails } from "../../../app/server-calls/update-feedback.ts";
import { type FeedbackAction, feedbackActions } from "../../../domain/feedback/feedback-actions.ts";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DuplicateForm } from "./duplicate-form.tsx";
import { reportMessages } from "./report-messages.ts";
import { ResolveForm } from "./resolve-form.tsx";

/** Offers the buttons of a report's status (A §4); two of them ask for something first. */
export function ReportActions({
  report,
  others,
  isBusy,
  onMove,
}: {
  report: FeedbackReport;
  /** Reports that this one could repeat. */
  others: readonly FeedbackReport[];
  isBusy: boolean;
  onMove: (action: FeedbackAction, details?: FeedbackActionDetails) => Promise<boolean>;
}) {
  const [asking, setAsking] = useState<"markResolved" | "markDuplicate" | null>(null);
  async function move(action: FeedbackAction, details?: FeedbackActionDetails): Promise<void> {
    if (await onMove(action, details)) setAsking(null);
  }
  const form = { isBusy, onCancel: () => setAsking(null) };
  if (asking === "markResolved") {
    return (
      <ResolveForm
        {...form}
        response={report.developerResponse ?? ""}
        onResolve={(developerResponse) => void move("markResolved", { developerResponse })}
      />
    );
  }
  if (asking === "markDuplicate") {
    return (
      <DuplicateForm
        {...form}
        others={others}
        onChoose={(duplicateOf) => void move("markDuplicate", { duplicateOf })}
      />
    );
  }
  const actions = feedbackActions(report.status).filter(
    (action) => action !== "markDuplicate" || others.length > 0,
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 sm:flex sm:flex-wrap sm:gap-3">
      {actions.map((action, index) => (
        <Button
          key={action}
          // The next step is the usual one; closing and reopening are the others.
          variant={index === 0 && action !== "close" && action !== "reopen" ? "fill" : "plain"}
          disabled={isBusy}
          // Two stand abreast on a phone, so the longest must fit on one line.
          className={clsx("max-sm:px-2!", action === "close" && "sm:ml-auto")}
          title={action === "close" ? reportMessages.closeTitle : undefined}
          onClick={() =>
            action === "markResolved" || action === "markDuplicate"
              ? setAsking(action)
              : void move(action)
          }
        >
          {/* Beside the dialog's own close, its text alone would read as leaving. */}
          {action === "close" && <Icon as={Archive} size="sm" />}
          {reportMessages.actions[action]}
        </Button>
      ))}
    </div>
  );
}
