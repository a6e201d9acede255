import type { League } from "../../domain/season/season.ts";
import { divisionNames } from "../../domain/standings/division-names.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { oneOf, withValues } from "../../parts/page/address.ts";

type NamedLeague = Pick<League, "id" | "name">;

/** Of the selected season. */
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
  season: LeaguesAndTeams,
): StandingsFilter {
  const league = season.leagues.find(({ id }) => id === address.get("league")) ?? null;
  const division = oneOf(divisionsOf(season.teams, league), address.get("division"));
  return { league, division };
}

/** Other parameters stay. */
export function writeStandingsFilter(
  address: URLSearchParams,
  { league, division }: StandingsFilter,
): URLSearchParams {
  return withValues(address, { league: league?.id ?? null, division });
}

/** The divisions of a league, or of all. */
export function divisionsOf(
  teams: readonly Standing[],
  league: NamedLeague | null,
): readonly string[] {
  return divisionNames(teamsOf(teams, { league, division: null }));
}

export function teamsOf(
  teams: readonly Standing[],
  { league, division }: StandingsFilter,
): readonly Standing[] {
  return teams.filter(
    (team) =>
      (league === null || team.leagueId === league.id) &&
      (division === null || team.divisionName === division),
  );
}
