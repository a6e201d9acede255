import type { ManagedSeason } from "./managed-season.ts";
import type { LeagueFields } from "./season-fields.ts";

export interface ManagedLeague extends LeagueFields {
  readonly id: string;
  readonly divisions: readonly string[];
  /** The provider's id; null if an admin entered the league. */
  readonly providerId: string | null;
  /** ISO 8601; null while it is in use. */
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

/** Counts rows of a season that no list on the screen shows. */
export interface RowCounts {
  readonly players: number;
  readonly games: number;
  readonly completedGames: number;
  /** The games that a changed scoring profile recounts. */
  readonly gamesWithLog: number;
}

/** Sorts leagues in use first, in order of creation. */
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

/** An admin sets the season's status only while no league in use has one (D60). */
export function followsLeagues(leagues: readonly ManagedLeague[]): boolean {
  return leagues.some(({ archivedAt, status }) => archivedAt === null && status !== null);
}

/** Includes archived teams, because their division cannot be removed either. */
export function teamsInDivision(
  teams: readonly PlacedTeam[],
  leagueId: string,
  divisionName: string,
): number {
  return teams.filter((team) => team.leagueId === leagueId && team.divisionName === divisionName)
    .length;
}
