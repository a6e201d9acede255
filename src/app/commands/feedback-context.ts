import { FEEDBACK_LIMITS, type FeedbackSubmission } from "../../domain/feedback/feedback-report.ts";
import { recentErrors } from "../client-errors/client-errors.ts";
import type { RecentError } from "../client-errors/recent-errors.ts";
import { redact, redactUrl } from "../client-errors/redact.ts";

/** What the app adds to a report by itself; the form shows it before it is sent (D13). */
export type FeedbackContext = Pick<
  FeedbackSubmission,
  "currentPage" | "currentUrl" | "userAgent" | "screenResolution"
>;

/** Where the person is and on what, without tokens and fragments (P §3). */
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

/** The recent errors of this tab as they would be attached; empty without any. */
export function attachableErrors(): string {
  return errorsText(recentErrors.list());
}

/** What a cut through a text leaves of an emoji; the server could not read such a report. */
const HALF_A_SIGN = /\p{Surrogate}/gu;

/** One line an error, oldest first; the newest stay where the text would grow too long. */
export function errorsText(errors: readonly RecentError[]): string {
  return errors
    .map(({ at, text, times }) => `${at} ${text}${times > 1 ? ` (${times} times)` : ""}`)
    .join("\n")
    .slice(-FEEDBACK_LIMITS.errors)
    .replace(HALF_A_SIGN, "\u{FFFD}");
}
