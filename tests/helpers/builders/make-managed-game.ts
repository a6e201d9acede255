import type { ManagedGame } from "../../../src/domain/season/clubs/managed-game.ts";

/** A scheduled game as an admin edits it; nobody has recorded anything of it. */
export function makeManagedGame(own: Partial<ManagedGame> = {}): ManagedGame {
  return {
    id: "game",
    leagueId: "league",
    teamVisitorId: "visitor",
    teamHomeId: "home",
    gameDate: "2026-11-28",
    gameTime: "15:00",
    fieldLocation: null,
    weekNumber: null,
    isPlayoff: false,
    isCompleted: false,
    phase: "open",
    headSeq: 0,
    liveEntries: 0,
    outcome: "normal",
    winnerTeamId: null,
    visitorScore: 0,
    homeScore: 0,
    archivedAt: null,
    ...own,
  };
}
