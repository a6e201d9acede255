import {
  type NamedLeague,
  ofPart,
  readPart,
  type SeasonPart,
  seasonParts,
} from "../../domain/standings/divisions.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { withValues } from "../../parts/page/address.ts";

export interface LeaguesAndTeams {
  readonly leagues: readonly NamedLeague[];
  readonly teams: readonly Standing[];
}

/** null means all. It is kept in the address, so that a link shows the same. */
export interface StandingsFilter {
  readonly league: NamedLeague | null;
  readonly division: string | null;
}

/** A league or division that this season lacks counts as none. */
export function readStandingsFilter(
  address: URLSearchParams,
  { leagues, teams }: LeaguesAndTeams,
): StandingsFilter {
  const asked = { league: address.get("league"), division: address.get("division") };
  return filterOf(leagues, readPart({ ...seasonParts(teams), leagues }, asked));
}

/** A league without teams has no division and can still be chosen. */
export function filterOf(
  leagues: readonly NamedLeague[],
  { league, division }: SeasonPart,
): StandingsFilter {
  return { league: leagues.find(({ id }) => id === league) ?? null, division };
}

/** Keeps other parameters. */
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
