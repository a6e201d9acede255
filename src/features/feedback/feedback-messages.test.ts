import { describe, expect, it } from "vitest";
import { REPORTER_PRIORITIES } from "../../domain/feedback/feedback-report.ts";
import { PRIORITY_MEANINGS } from "./feedback-words.ts";
import { formMessages } from "./form/form-messages.ts";
import { reportMessages } from "./manage/report-messages.ts";

describe("texts of the specification, to the letter (D2)", () => {
  it.each([
    [formMessages.title, "Submit Feedback"],
    [formMessages.submitting, "Submitting..."],
    [
      formMessages.submitted,
      "Thank you for your feedback! Your report has been submitted successfully.",
    ],
    [
      formMessages.failed("help@club.example"),
      "Failed to submit feedback. Please try again or email help@club.example directly.",
    ],
    [reportMessages.cards.total, "Total"],
    [reportMessages.cards.open, "Open"],
    [reportMessages.cards.inProgress, "In Progress"],
    [reportMessages.cards.resolved, "Resolved"],
    [reportMessages.actions.markInProgress, "Mark In Progress"],
    [reportMessages.actions.markResolved, "Mark Resolved"],
    [reportMessages.actions.close, "Close"],
    [reportMessages.updateFailed, "Failed to update report. Please try again."],
  ])("%s", (text, specified) => {
    expect(text).toBe(specified);
  });

  it("priorities have their meanings (P §4)", () => {
    expect(REPORTER_PRIORITIES.map((priority) => [priority, PRIORITY_MEANINGS[priority]])).toEqual([
      ["low", "minor issue"],
      ["medium", "moderate importance"],
      ["high", "important issue"],
    ]);
  });
});
