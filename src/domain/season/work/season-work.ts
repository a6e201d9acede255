import type { ManagedSeason } from "./managed-season.ts";
import type { LeagueFields } from "./season-fields.ts";

export interface ManagedLeague extends LeagueFields {
  readonly id: string;
  readonly divisions: readonly string[];
  /** The provider's id; null: entered by hand. */
  readonly providerId: string | null;
  /** ISO 8601; null: it is not. */
  readonly archivedAt: string | null;
  readonly createdAt: string;
}

export interface PlacedTeam {
  readonly id: string;
  readonly leagueId: string;
  readonly divisionName: string | null;
  readonly archivedAt: string | null;
}

export interface SeasonWork {
  readonly season: ManagedSeason;
  readonly leagues: readonly ManagedLeague[];
  readonly teams: readonly PlacedTeam[];
  readonly counts: RowCounts;
}

/** Rows of a season that no list on the screen holds. */
export interface RowCounts {
  readonly players: number;
  readonly games: number;
  readonly completedGames: number;
  /** Games with a log: those that a changed scoring profile counts anew. */
  readonly gamesWithLog: number;
}

/** Those in use first, in the order in which they were made. */
export function leaguesInOrder(leagues: readonly ManagedLeague[]): ManagedLeague[] {
  return leagues.toSorted((a, b) => {
    const archived = Number(a.archivedAt !== null) - Number(b.archivedAt !== null);
    if (archived !== 0) return archived;
    return a.createdAt === b.createdAt
      ? a.id < b.id
        ? -1
        : 1
      : a.createdAt < b.createdAt
        ? -1
        : 1;
  });
}

/** The season's status is an admin's only while no league in use has one (D60). */
export function followsLeagues(leagues: readonly ManagedLeague[]): boolean {
  return leagues.some(({ archivedAt, status }) => archivedAt === null && status !== null);
}

/** Archived teams too: a division that one of them is in cannot be removed. */
export function teamsInDivision(
  teams: readonly PlacedTeam[],
  leagueId: string,
  divisionName: string,
): number {
  return teams.filter((team) => team.leagueId === leagueId && team.divisionName === divisionName)
    .length;
}
