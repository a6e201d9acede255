import { describe, expect, it } from "vitest";
import { doerOf } from "../../domain/game/doer.ts";
import { doerWords } from "./doer-words.ts";

const NAMES = new Map([
  ["sam", "Sam Scorer"],
  ["vera", "Vera Viewer"],
]);
const said = (
  type: Parameters<typeof doerOf>[0]["type"],
  authorId: string | null,
  recordedBy: string | null,
) => doerWords(doerOf({ type, authorId, recordedBy }), (id) => NAMES.get(id) ?? null);

describe("who did it (rule 6): the file's author and the authenticated sender", () => {
  it.each([
    "stat.recorded.v1",
    "stat.changed.v1",
    "stat.removed.v1",
    "timeout.used.v1",
    "roster.changed.v1",
    "player.added.v1",
    "unknown",
  ] as const)("%s is the author's, and names who uploaded it", (type) => {
    expect(said(type, "sam", "vera")).toBe("Sam Scorer, uploaded by Vera Viewer");
  });

  it.each([
    "game.finalized.v1",
    "game.reopened.v1",
    "game.reset.v1",
    "score.overridden.v1",
    "score.override_cleared.v1",
    "stats.corrected.v1",
    "stats.imported.v1",
    "held.applied.v1",
    "held.set_aside.v1",
  ] as const)("%s is its sender's, and names whom the file names", (type) => {
    expect(said(type, "sam", "vera")).toBe("Vera Viewer, in the name of Sam Scorer");
  });

  it("names one person where both are the same, or one is not known yet", () => {
    expect(said("game.finalized.v1", "sam", "sam")).toBe("Sam Scorer");
    expect(said("stat.recorded.v1", "sam", null)).toBe("Sam Scorer");
    expect(said("stat.recorded.v1", null, "vera")).toBe("Vera Viewer");
    expect(said("stat.recorded.v1", null, null)).toBe("Somebody");
  });

  it("keeps the second person in sight when a name is not on this device", () => {
    expect(said("stat.recorded.v1", "sam", "gone")).toBe("Sam Scorer, uploaded by Somebody");
  });
});
