import * as v from "valibot";
import {
  FEEDBACK_TYPES,
  type FeedbackSubmission,
  REPORTER_PRIORITIES,
} from "../../domain/feedback/feedback-report.ts";
import { cleanText } from "../clean-text.ts";
import { toWireKeys } from "../key-case.ts";

const submissionSchema = v.object({
  type: v.picklist(FEEDBACK_TYPES),
  title: v.string(),
  description: v.string(),
  priority: v.picklist(REPORTER_PRIORITIES),
  currentPage: v.string(),
  currentUrl: v.string(),
  userAgent: v.string(),
  screenResolution: v.string(),
  browserConsoleErrors: v.string(),
});

/** Reads the stored payload of a queued `submit_feedback`; returns null when it does not fit. */
export function readFeedbackSubmission(payload: unknown): FeedbackSubmission | null {
  const parsed = v.safeParse(submissionSchema, payload);
  return parsed.success ? parsed.output : null;
}

export function toFeedbackWire(submission: FeedbackSubmission): unknown {
  const clean = Object.fromEntries(
    Object.entries(submission).map(([field, text]) => [field, cleanText(text)]),
  );
  return toWireKeys(clean);
}
