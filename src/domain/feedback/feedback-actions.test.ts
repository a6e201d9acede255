import { describe, expect, it } from "vitest";
import { feedbackActions } from "./feedback-actions.ts";
import { FEEDBACK_STATUSES } from "./feedback-report.ts";

describe("what a report's status offers (A §4)", () => {
  it.each([
    ["open", true],
    ["in_progress", false],
    ["resolved", false],
    ["closed", false],
    ["duplicate", false],
  ] as const)("Mark In Progress from %s: %s", (status, isOffered) => {
    expect(feedbackActions(status).includes("markInProgress")).toBe(isOffered);
  });

  it.each([
    ["open", true],
    ["in_progress", true],
    ["resolved", false],
    ["closed", false],
    ["duplicate", false],
  ] as const)("Mark Resolved from %s: %s", (status, isOffered) => {
    expect(feedbackActions(status).includes("markResolved")).toBe(isOffered);
  });

  it("offers Close from any status that is not closed, and a way back from all but open", () => {
    for (const status of FEEDBACK_STATUSES) {
      expect(feedbackActions(status).includes("close")).toBe(status !== "closed");
      expect(feedbackActions(status).includes("reopen")).toBe(status !== "open");
    }
  });
});
