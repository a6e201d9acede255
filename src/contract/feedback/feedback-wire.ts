import * as v from "valibot";
import {
  FEEDBACK_TYPES,
  type FeedbackSubmission,
  REPORTER_PRIORITIES,
} from "../../domain/feedback/feedback-report.ts";
import { answerReader } from "../answer-reader.ts";
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
export const readFeedbackSubmission = answerReader<FeedbackSubmission>(submissionSchema);

export function toFeedbackWire(submission: FeedbackSubmission): unknown {
  const clean = Object.fromEntries(
    Object.entries(submission).map(([field, text]) => [field, cleanText(text)]),
  );
  return toWireKeys(clean);
}
