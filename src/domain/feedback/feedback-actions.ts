import type { FeedbackStatus } from "./feedback-report.ts";

/** What an admin can do with a report; each leads to one status (A §4). */
export const FEEDBACK_ACTIONS = {
  markInProgress: "in_progress",
  markResolved: "resolved",
  markDuplicate: "duplicate",
  close: "closed",
  reopen: "open",
} as const satisfies Record<string, FeedbackStatus>;

export type FeedbackAction = keyof typeof FEEDBACK_ACTIONS;

/**
 * The buttons of a report, in their order. In progress comes from open, resolved and duplicate
 * from open or in progress, closing from any other status; reopening is the way back (A §4).
 * The server keeps the same table (`private.may_follow`) and refuses the rest.
 */
export function feedbackActions(status: FeedbackStatus): readonly FeedbackAction[] {
  switch (status) {
    case "open":
      return ["markInProgress", "markResolved", "markDuplicate", "close"];
    case "in_progress":
      return ["markResolved", "markDuplicate", "close", "reopen"];
    case "resolved":
    case "duplicate":
      return ["close", "reopen"];
    case "closed":
      return ["reopen"];
  }
}
