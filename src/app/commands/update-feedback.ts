import { FEEDBACK_ACTIONS, type FeedbackAction } from "../../domain/feedback/feedback-actions.ts";
import type { FeedbackPriority } from "../../domain/feedback/feedback-report.ts";
import type { Result } from "../../domain/shared/result.ts";
import { type FeedbackChange, updateFeedback } from "../../remote/api/feedback-api.ts";
import { askServer } from "./ask-server.ts";
import type { CommandFailure } from "./command-failure.ts";

/** What goes with an action: the optional answer (resolve), the original report (duplicate). */
export interface FeedbackActionDetails {
  readonly developerResponse?: string;
  readonly duplicateOf?: string;
}

/** An admin moves a report on (A §4); online only. Errors: those of `askServer`. */
export function moveFeedback(
  reportId: string,
  action: FeedbackAction,
  details: FeedbackActionDetails = {},
) {
  return change(reportId, { status: FEEDBACK_ACTIONS[action], ...details });
}

/** An admin weighs a report anew, `critical` included (A §3); online only. */
export function prioritizeFeedback(reportId: string, priority: FeedbackPriority) {
  return change(reportId, { priority });
}

function change(reportId: string, wish: FeedbackChange): Promise<Result<true, CommandFailure>> {
  return askServer((rest, options) => updateFeedback(rest, reportId, wish, options));
}
