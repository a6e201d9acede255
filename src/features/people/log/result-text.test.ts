import { expect, test } from "vitest";
import { makeLoggedGame } from "../../../../tests/helpers/builders/make-logged-game.ts";
import { gameSideOf } from "../../../domain/standings/logged-game.ts";
import { resultText } from "./result-text.ts";

const TODAY = "2026-11-21";
const ended = { isCompleted: true, liveEntries: 1, visitorScore: 20, homeScore: 13 };

test.each([
  [ended, "falcons", "W", "20–13", "Won 20 to 13"],
  [ended, "storm", "L", "13–20", "Lost 13 to 20"],
  [{ ...ended, homeScore: 20 }, "storm", "T", "20–20", "Tied 20 to 20"],
  [ended, "owls", null, "20–13", "20 to 13"],
  [{ ...ended, isCompleted: false }, "storm", null, "13–20", "In progress 13 to 20"],
  [{}, "falcons", null, "10:30 AM", "10:30 AM"],
  [{ gameTime: null }, "falcons", null, "Time to come", "Time to come"],
  [{ gameDate: "2026-11-20" }, "falcons", null, "No result", "No result"],
  [{ outcome: "forfeit", winnerTeamId: "storm" }, "storm", "W*", "forfeit", "Won by forfeit"],
  [{ outcome: "forfeit", winnerTeamId: "storm" }, "falcons", "L*", "forfeit", "Lost by forfeit"],
  [{ outcome: "cancelled" }, "falcons", null, "Cancelled", "Cancelled"],
  [{ outcome: "postponed" }, "falcons", null, "Postponed", "Postponed"],
] as const)("D46a: %j for %s: %s %s (%s)", (over, teamId, mark, score, words) => {
  const game = makeLoggedGame(over);
  expect(resultText(game, gameSideOf(game, teamId), TODAY)).toMatchObject({ mark, score, words });
});

test("only a game that goes on is live (D46c)", () => {
  const live = makeLoggedGame({ liveEntries: 1 });
  expect(resultText(live, gameSideOf(live, "storm"), TODAY).isLive).toBe(true);
  expect(resultText(makeLoggedGame(ended), null, TODAY).isLive).toBe(false);
  const forgotten = makeLoggedGame({ liveEntries: 1, gameDate: "2026-11-01" });
  expect(resultText(forgotten, null, "2026-11-03").isLive).toBe(false);
});
