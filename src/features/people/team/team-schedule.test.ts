import { expect, it } from "vitest";
import { makeLoggedGame } from "../../../../tests/helpers/builders/make-logged-game.ts";
import { zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import type { LoggedGame } from "../../../domain/standings/logged-game.ts";
import { teamSchedule } from "./team-schedule.ts";

const TODAY = "2026-11-21";
const FIGURES = { counts: zeroCounts(), totalTouchdowns: 0, sacksAllowed: 0 };
const game = (id: string, columns: Partial<LoggedGame>): TeamGame => ({
  id,
  teamId: "falcons",
  game: makeLoggedGame({ id, ...columns }),
  figures: FIGURES,
});
const ids = (games: readonly TeamGame[]) => games.map(({ id }) => id);

it("a game whose day is over stands neither with what comes nor with the results (D46a, D46c)", () => {
  const { upcoming, missed, results } = teamSchedule(
    [
      game("next", { gameDate: "2026-11-28" }),
      game("today", { gameDate: TODAY }),
      game("missed", { gameDate: "2026-11-14" }),
      game("left open", { gameDate: "2026-11-13", liveEntries: 1 }),
      game("postponed", { gameDate: "2026-11-07", outcome: "postponed" }),
      game("to be postponed", { gameDate: "2026-12-05", outcome: "postponed" }),
      game("called off", { gameDate: "2026-11-10", outcome: "cancelled" }),
      game("called off in time", { gameDate: "2026-12-12", outcome: "cancelled" }),
      game("won without a game", {
        gameDate: "2026-12-13",
        outcome: "forfeit",
        winnerTeamId: "storm",
      }),
      game("forfeited", { gameDate: "2026-11-12", outcome: "forfeit" }),
      game("played", { gameDate: "2026-11-11", isCompleted: true }),
      game("played early", { gameDate: "2026-12-19", isCompleted: true }),
    ],
    TODAY,
  );
  expect(ids(upcoming)).toEqual(["today", "next", "to be postponed", "called off in time"]);
  expect(ids(missed)).toEqual(["postponed", "left open", "missed"]);
  expect(ids(results)).toEqual([
    "called off",
    "played",
    "forfeited",
    "won without a game",
    "played early",
  ]);
});
