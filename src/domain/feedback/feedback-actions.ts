import type { FeedbackStatus } from "./feedback-report.ts";

/** An admin's actions on a report, with the status that each leads to (A §4). */
export const FEEDBACK_ACTIONS = {
  markInProgress: "in_progress",
  markResolved: "resolved",
  markDuplicate: "duplicate",
  close: "closed",
  reopen: "open",
} as const satisfies Record<string, FeedbackStatus>;

export type FeedbackAction = keyof typeof FEEDBACK_ACTIONS;

/** Returns them in the screen's order (A §4); `private.may_follow` has the same table. */
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
