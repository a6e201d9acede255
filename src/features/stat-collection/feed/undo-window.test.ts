import { describe, expect, it } from "vitest";
import { msToNextSecond, undoSecondsLeft } from "./undo-window.ts";

const act = { at: 100_000 };

describe("the undo window of 10 seconds (D24)", () => {
  it.each([
    [100_000, 10],
    [100_001, 10],
    [101_000, 9],
    [109_001, 1],
    [109_999, 1],
    [110_000, null],
    [250_000, null],
    [40_000, 10],
  ])("at %i shows %s", (now, seconds) => {
    expect(undoSecondsLeft(act, now)).toBe(seconds);
  });

  it("has nothing to undo before the first act", () => {
    expect(undoSecondsLeft(null, 100_000)).toBeNull();
  });

  it("wakes up when the number changes, never at once", () => {
    expect(msToNextSecond(act, 100_000)).toBe(1000);
    expect(msToNextSecond(act, 100_300)).toBe(700);
    expect(msToNextSecond(act, 110_500)).toBe(1000);
  });
});
