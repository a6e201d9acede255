import { FEEDBACK_LIMITS, type FeedbackSubmission } from "../../domain/feedback/feedback-report.ts";
import { recentErrors } from "../client-errors/client-errors.ts";
import type { RecentError } from "../client-errors/recent-errors.ts";
import { redact, redactUrl } from "../client-errors/redact.ts";

type FeedbackContext = Pick<
  FeedbackSubmission,
  "currentPage" | "currentUrl" | "userAgent" | "screenResolution"
>;

/** The address has no tokens and no fragment (P §3). */
export function feedbackContext(): FeedbackContext {
  const { pathname, href } = window.location;
  const { width, height } = window.screen;
  return {
    currentPage: redact(pathname),
    currentUrl: redactUrl(href),
    userAgent: navigator.userAgent,
    screenResolution: `${width}x${height}`,
  };
}

export function attachableErrors(): string {
  return errorsText(recentErrors.list());
}

/** A cut text may end in half an emoji, and the server could not read such a report. */
const HALF_A_SIGN = /\p{Surrogate}/gu;

/** Lists the oldest first; if the text would grow too long, the newest stay. */
export function errorsText(errors: readonly RecentError[]): string {
  return errors
    .map(({ at, text, times }) => `${at} ${text}${times > 1 ? ` (${times} times)` : ""}`)
    .join("\n")
    .slice(-FEEDBACK_LIMITS.errors)
    .replace(HALF_A_SIGN, "\u{FFFD}");
}
