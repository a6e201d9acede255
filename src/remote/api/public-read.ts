import { fail, ok, type Result } from "../../domain/shared/result.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import {
  type PublicBackend,
  type PublicReadProblem,
  type PublicRow,
  readPublicRows,
} from "./public-rows.ts";

/** A null season is the one on the widget; any other null means all. */
export interface PublicFilter {
  readonly season: string | null;
  readonly league: string | null;
  readonly division: string | null;
}

interface PublicSeason {
  readonly id: string;
  readonly name: string;
  /** Its scoring profile has changed, and some games still count under the old one. */
  readonly isRecounting: boolean;
}

/** The rows are as the server sent them; readPublicFigures checks them. */
export interface PublicFigureRows
  extends Readonly<Record<"players" | "teams", readonly PublicRow[]>> {
  /** Null if this race's own view could not be read. */
  readonly offensive: readonly PublicRow[] | null;
  readonly defensive: readonly PublicRow[] | null;
}

export type PublicSeasonProblem = PublicReadProblem | "no_season" | "unknown_season" | "no_teams";

type Answer<Value, Problem extends string> = Promise<
  Result<Value, { readonly code: PublicReadProblem | Problem }>
>;

/** Errors: `no_season` (none is on the widget), `unknown_season` (not there, or hidden: D10). */
export async function findPublicSeason(
  backend: PublicBackend,
  { season }: PublicFilter,
): Answer<PublicSeason, "no_season" | "unknown_season"> {
  if (season !== null && !isUuid(season)) return fail({ code: "unknown_season" });
  const rows = await readPublicRows(backend, "seasons", "id", {
    select: "id,name,games_to_recount",
    ...(season === null ? { live_on_widget: "is.true" } : { id: `eq.${season}` }),
  });
  if (!rows.ok) return rows;
  const [found] = rows.value;
  if (found === undefined) return fail({ code: season === null ? "no_season" : "unknown_season" });
  const { id, name, games_to_recount } = found;
  const isSeason = typeof id === "string" && typeof name === "string";
  return isSeason
    ? ok({ id, name, isRecounting: Number(games_to_recount) > 0 })
    : fail({ code: "unreadable" });
}

/** Each list is complete or missing (I23; D68); `no_teams`: the season has none in this part. */
export async function fetchPublicFigures(
  backend: PublicBackend,
  seasonId: string,
  { league, division }: PublicFilter,
): Answer<PublicFigureRows, "no_teams"> {
  if (league !== null && !isUuid(league)) return fail({ code: "no_teams" });
  const filter = {
    season_id: `eq.${seasonId}`,
    ...(league === null ? {} : { league_id: `eq.${league}` }),
    ...(division === null ? {} : { division_name: `eq.${division}` }),
  };
  const [players, teams, offensive, defensive] = await Promise.all([
    // A player without a game is on no list (D46).
    readPublicRows(backend, "player_season_stats", "player_id", {
      ...filter,
      games_played: "gt.0",
    }),
    readPublicRows(backend, "team_season_stats", "team_id", filter),
    readPublicRows(backend, "offensive_mvp_leaders", "player_id", filter),
    readPublicRows(backend, "defensive_mvp_leaders", "player_id", filter),
  ]);
  if (!players.ok) return players;
  if (!teams.ok) return teams;
  const isPart = league !== null || division !== null;
  if (isPart && teams.value.length === 0) return fail({ code: "no_teams" });
  return ok({
    players: players.value,
    teams: teams.value,
    offensive: offensive.ok ? offensive.value : null,
    defensive: defensive.ok ? defensive.value : null,
  });
}
