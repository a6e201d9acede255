import { describe, expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { whenAndWhere } from "./when-and-where.ts";

describe("when and where a game was", () => {
  it("reads the date as a plain date and the time in 12 hours (P §2, D48)", () => {
    const game = makeGame({
      gameDate: "2026-11-14",
      gameTime: "10:30",
      fieldLocation: "Field 3",
      weekNumber: 9,
    });
    expect(whenAndWhere(game)).toEqual(["Sat, Nov 14, 2026", "10:30 AM", "Field 3", "Week 9"]);
  });

  it("leaves out what nobody knows", () => {
    expect(whenAndWhere(makeGame({ gameDate: "2026-11-14" }))).toEqual([
      "Sat, Nov 14, 2026",
      "Time to be announced",
    ]);
  });
});
