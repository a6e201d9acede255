import { describe, expect, it } from "vitest";
import { attachesErrors, draftErrors, emptyDraft, isDirty } from "./feedback-draft.ts";

const WRITTEN = { ...emptyDraft("bug"), title: "Score", description: "It is late" };

describe("the feedback form (P §4, §5)", () => {
  it("opens empty, medium, with the type that was chosen", () => {
    expect(emptyDraft("feature_request")).toMatchObject({
      type: "feature_request",
      title: "",
      description: "",
      priority: "medium",
    });
    expect(isDirty(emptyDraft("bug"))).toBe(false);
  });

  it("asks before losing what was written, spaces aside", () => {
    expect(isDirty({ ...emptyDraft("bug"), title: "  " })).toBe(false);
    expect(isDirty({ ...emptyDraft("bug"), description: "x" })).toBe(true);
  });

  it.each([
    ["bug", null, true],
    ["question", null, false],
    ["bug", false, false],
    ["improvement", true, true],
  ] as const)("D13 attaches errors: %s, moved to %s: %s", (type, attachErrors, expected) => {
    expect(attachesErrors({ ...WRITTEN, type, attachErrors })).toBe(expected);
  });

  it("needs a title and a description", () => {
    expect(draftErrors(WRITTEN)).toEqual({});
    expect(draftErrors({ ...WRITTEN, title: " " })).toEqual({ title: "Please enter a title." });
    expect(draftErrors({ ...WRITTEN, description: "\n" })).toEqual({
      description: "Please enter a description.",
    });
  });

  it("rule 9 says which field is too long, counted as the server counts", () => {
    expect(draftErrors({ ...WRITTEN, title: "\u{1F3C8}".repeat(200) })).toEqual({});
    expect(draftErrors({ ...WRITTEN, title: "x".repeat(203) })).toEqual({
      title: "Title: at most 200 characters, 3 too many.",
    });
    expect(draftErrors({ ...WRITTEN, description: "x".repeat(5_001) })).toEqual({
      description: "Description: at most 5000 characters, 1 too many.",
    });
  });
});
