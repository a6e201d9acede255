import { useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import {
  type FeedbackActionDetails,
  moveFeedback,
  prioritizeFeedback,
} from "../../../app/server-calls/update-feedback.ts";
import type { FeedbackAction } from "../../../domain/feedback/feedback-actions.ts";
import type { FeedbackPriority } from "../../../domain/feedback/feedback-report.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { reportMessages } from "./report-messages.ts";

/** Returns true if done. A failure (A §8) reads the list again, as another admin may have acted. */
export function useReportChanges(reportId: string) {
  const { reload } = useAdminPage();
  const [isBusy, setBusy] = useState(false);

  async function run(
    command: () => ReturnType<typeof moveFeedback>,
    done: string,
  ): Promise<boolean> {
    setBusy(true);
    const result = await command();
    await reload();
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
