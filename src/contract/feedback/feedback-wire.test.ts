import { describe, expect, it } from "vitest";
import type { FeedbackSubmission } from "../../domain/feedback/feedback-report.ts";
import { readFeedbackSubmission, toFeedbackWire } from "./feedback-wire.ts";

const SUBMISSION: FeedbackSubmission = {
  type: "bug",
  title: "Score is late",
  description: "It jumps after a minute",
  priority: "medium",
  currentPage: "/games",
  currentUrl: "https://club.example/games",
  userAgent: "Firefox",
  screenResolution: "360x740",
  browserConsoleErrors: "",
};

describe("a feedback report on its way", () => {
  it("has the column names of the specification (P §3)", () => {
    expect(toFeedbackWire(SUBMISSION)).toEqual({
      type: "bug",
      title: "Score is late",
      description: "It jumps after a minute",
      priority: "medium",
      current_page: "/games",
      current_url: "https://club.example/games",
      user_agent: "Firefox",
      screen_resolution: "360x740",
      browser_console_errors: "",
    });
  });

  it("I7 leaves out what a database cannot hold, and keeps every other sign", () => {
    const title = "a\u0000b \uD83D c \u{1F3C8} é";
    expect(toFeedbackWire({ ...SUBMISSION, title })).toMatchObject({
      title: "ab \uFFFD c \u{1F3C8} é",
    });
  });

  it("is read back from the device only as what was kept", () => {
    expect(readFeedbackSubmission(structuredClone(SUBMISSION))).toEqual(SUBMISSION);
    expect(readFeedbackSubmission({ ...SUBMISSION, type: "praise" })).toBeNull();
    expect(readFeedbackSubmission({ playerId: "p1" })).toBeNull();
    expect(readFeedbackSubmission(null)).toBeNull();
  });
});
