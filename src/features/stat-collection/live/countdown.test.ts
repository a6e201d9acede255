import { describe, expect, it } from "vitest";
import { UNDO_WINDOW_MS } from "../feed/undo-button.tsx";
import { msToNextSecond, secondsLeft } from "./countdown.tsx";

const undo = { startedAt: 100_000, windowMs: UNDO_WINDOW_MS };

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
    expect(secondsLeft(undo, now)).toBe(seconds);
  });

  it("wakes up when the number changes, never at once", () => {
    expect(msToNextSecond(undo, 100_000)).toBe(1000);
    expect(msToNextSecond(undo, 100_300)).toBe(700);
    expect(msToNextSecond(undo, 110_500)).toBe(1000);
  });
});
