import type { Game } from "../../../src/domain/game/game.ts";
import { GAME_ID, HOME, VISITOR } from "./build-log.ts";

/** An untouched scheduled game; `overrides` says what the test is about. */
export function makeGame(overrides: Partial<Game> = {}): Game {
  return {
    id: GAME_ID,
    leagueId: "league",
    seasonId: "season",
    weekNumber: null,
    gameDate: "2026-11-21",
    gameTime: null,
    fieldLocation: null,
    isPlayoff: false,
    isCompleted: false,
    manuallyFinalized: false,
    visitorTeamId: VISITOR,
    homeTeamId: HOME,
    visitorScore: 0,
    homeScore: 0,
    computedVisitorScore: null,
    computedHomeScore: null,
    epoch: 0,
    headSeq: 0,
    logDigest: 0,
    phase: "open",
    liveEntries: 0,
    hasStats: false,
    everFinalized: false,
    finalizedAt: null,
    outcome: "normal",
    winnerTeamId: null,
    ...overrides,
  };
}
