import { describe, expect, it } from "vitest";
import { gameDateText, gameTimeText } from "./game-when.ts";

describe("when a game is", () => {
  it("names the day of a plain date in every time zone (D48)", () => {
    expect(gameDateText("2026-11-21")).toBe("Sat, Nov 21");
    expect(gameDateText("2026-03-08")).toBe("Sun, Mar 8");
  });

  it("writes times in 12-hour format", () => {
    expect(["00:05", "09:00", "12:00", "15:30", "23:59:00"].map(gameTimeText)).toEqual([
      "12:05 AM",
      "9:00 AM",
      "12:00 PM",
      "3:30 PM",
      "11:59 PM",
    ]);
    expect(gameTimeText(null)).toBeNull();
  });
});
