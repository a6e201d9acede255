import { describe, expect, it } from "vitest";
import { gameDateText } from "./game-when.ts";

describe("when a game is", () => {
  it("names the day of a plain date in every time zone (D48)", () => {
    expect(gameDateText("2026-11-21")).toBe("Sat, Nov 21");
    expect(gameDateText("2026-03-08")).toBe("Sun, Mar 8");
  });
});
