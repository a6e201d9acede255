import {
  type NamedLeague,
  ofPart,
  readPart,
  type SeasonPart,
  seasonParts,
} from "../../domain/standings/divisions.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { withValues } from "../../parts/page/address.ts";

/** Leagues and teams of the selected season. */
export interface LeaguesAndTeams {
  readonly leagues: readonly NamedLeague[];
  readonly teams: readonly Standing[];
}

/** null: all. Kept in the address, so that a link shows the same. */
export interface StandingsFilter {
  readonly league: NamedLeague | null;
  readonly division: string | null;
}

/** A league or division that this season does not have counts as none. */
export function readStandingsFilter(
  address: URLSearchParams,
  { leagues, teams }: LeaguesAndTeams,
): StandingsFilter {
  const asked = { league: address.get("league"), division: address.get("division") };
  return filterOf(leagues, readPart({ ...seasonParts(teams), leagues }, asked));
}

/** A league without teams has no division, and may be chosen. */
export function filterOf(
  leagues: readonly NamedLeague[],
  { league, division }: SeasonPart,
): StandingsFilter {
  return { league: leagues.find(({ id }) => id === league) ?? null, division };
}

/** Other parameters stay. */
export function writeStandingsFilter(
  address: URLSearchParams,
  { league, division }: StandingsFilter,
): URLSearchParams {
  return withValues(address, { league: league?.id ?? null, division });
}

export function teamsOf(
  teams: readonly Standing[],
  { league, division }: StandingsFilter,
): readonly Standing[] {
  return ofPart(teams, { league: league?.id ?? null, division });
}
