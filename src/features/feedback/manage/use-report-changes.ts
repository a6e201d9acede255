import { useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import {
  type FeedbackActionDetails,
  moveFeedback,
  prioritizeFeedback,
} from "../../../app/server-calls/update-feedback.ts";
import type { FeedbackAction } from "../../../domain/feedback/feedback-actions.ts";
import type { FeedbackPriority } from "../../../domain/feedback/feedback-report.ts";
import { reportMessages } from "./report-messages.ts";

/**
 * An admin's decisions about one report. A failure is said in the specified words (A §8), or that
 * it needs the network; in both cases the list is read again, since somebody else may have been
 * quicker. Out: whether it was done.
 */
export function useReportChanges(reportId: string, onChanged: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);

  async function run(
    command: () => ReturnType<typeof moveFeedback>,
    done: string,
  ): Promise<boolean> {
    setBusy(true);
    const result = await command();
    await onChanged();
    setBusy(false);
    if (result.ok) {
      notify(done);
      return true;
    }
    const { code, message } = result.error;
    await showAlert(code === "offline" ? message : reportMessages.updateFailed);
    return false;
  }

  return {
    isBusy,
    move: (action: FeedbackAction, details?: FeedbackActionDetails) =>
      run(() => moveFeedback(reportId, action, details), reportMessages.done[action]),
    prioritize: (priority: FeedbackPriority) =>
      run(() => prioritizeFeedback(reportId, priority), reportMessages.prioritized),
  };
}
