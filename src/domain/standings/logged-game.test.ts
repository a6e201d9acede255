import { describe, expect, it, test } from "vitest";
import { makeLoggedGame } from "../../../tests/helpers/builders/make-logged-game.ts";
import { gameSideOf, isOfStage } from "./logged-game.ts";

const ended = { isCompleted: true, liveEntries: 1, visitorScore: 20, homeScore: 13 };

describe("a game as its teams see it", () => {
  it("has two sides, and none for a team that does not play there (D28)", () => {
    const game = makeLoggedGame(ended);
    expect(gameSideOf(game, "falcons")).toEqual({
      isHome: false,
      opponentTeamId: "storm",
      opponentName: "Storm",
      pointsScored: 20,
      pointsAllowed: 13,
      result: "win",
    });
    expect(gameSideOf(game, "storm")).toMatchObject({
      isHome: true,
      opponentName: "Falcons",
      pointsScored: 13,
      result: "loss",
    });
    expect(gameSideOf(game, "owls")).toBeNull();
  });

  test.each([
    [{}, null, null],
    [{ liveEntries: 1, visitorScore: 6 }, null, null],
    [{ ...ended, homeScore: 20 }, "draw", "draw"],
    [{ ...ended, outcome: "cancelled" }, null, null],
    [{ outcome: "forfeit", winnerTeamId: "storm" }, "forfeit_loss", "forfeit_win"],
    [{ outcome: "forfeit" }, null, null],
  ] as const)("D46a, D47: %j ends %s for the visitor, %s at home", (over, visitor, home) => {
    const game = makeLoggedGame(over);
    expect(gameSideOf(game, "falcons")?.result).toBe(visitor);
    expect(gameSideOf(game, "storm")?.result).toBe(home);
  });
});

test("a stage is the playoffs, or what they leave", () => {
  expect(isOfStage({ isPlayoff: true }, "all")).toBe(true);
  expect(isOfStage({ isPlayoff: true }, "regular")).toBe(false);
  expect(isOfStage({ isPlayoff: false }, "regular")).toBe(true);
  expect(isOfStage({ isPlayoff: false }, "playoffs")).toBe(false);
});
