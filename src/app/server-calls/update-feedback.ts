import { FEEDBACK_ACTIONS, type FeedbackAction } from "../../domain/feedback/feedback-actions.ts";
import type { FeedbackPriority, FeedbackStatus } from "../../domain/feedback/feedback-report.ts";
import { askDatabase } from "./ask-server.ts";

export interface FeedbackActionDetails {
  readonly developerResponse?: string;
  readonly duplicateOf?: string;
}

/** Changes only the named fields (A §4). */
interface FeedbackChange extends FeedbackActionDetails {
  readonly status?: FeedbackStatus;
  readonly priority?: FeedbackPriority;
}

export function moveFeedback(
  reportId: string,
  action: FeedbackAction,
  details: FeedbackActionDetails = {},
) {
  return updateFeedback(reportId, {
    status: FEEDBACK_ACTIONS[action],
    ...details,
  });
}

export function prioritizeFeedback(reportId: string, priority: FeedbackPriority) {
  return updateFeedback(reportId, { priority });
}

function updateFeedback(reportId: string, change: FeedbackChange) {
  return askDatabase(
    (client) =>
      client.rpc("update_feedback", {
        p_report_id: reportId,
        p_status: change.status ?? null,
        p_priority: change.priority ?? null,
        p_developer_response: change.developerResponse ?? null,
        p_duplicate_of: change.duplicateOf ?? null,
      }),
    (data) => (isReport(data, reportId) ? true : null),
  );
}

function isReport(data: unknown, reportId: string): boolean {
  return typeof data === "object" && data !== null && "id" in data && data.id === reportId;
}
