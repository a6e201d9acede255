import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { PublicFilter } from "./public-read.ts";
import {
  type PublicBackend,
  type PublicReadProblem,
  type PublicRow,
  readPublicRows,
} from "./public-rows.ts";

/** The whole season, or the part of one league, division or team; null sets no limit. */
interface PublicListFilter extends PublicFilter {
  readonly team: string | null;
}

/** The server's unchecked rows, which public-list-rows.ts checks. `teams` are all of the season. */
export type PublicListRows = Readonly<Record<"rows" | "teams", readonly PublicRow[]>>;

type Answer = Promise<Result<PublicListRows, { readonly code: PublicReadProblem | "no_teams" }>>;

/** The columns stand here too because the schemas load later; a test compares both. */
export const GAME_COLUMNS =
  "id,week_number,game_date,game_time,field_location,is_playoff,is_completed,live_entries,outcome,winner_team_id,team_visitor_id,team_home_id,team_visitor_score,team_home_score";

/** Reads games from a day (YYYY-MM-DD) on, and running games of any day. */
export async function fetchPublicGames(
  backend: PublicBackend,
  seasonId: string,
  filter: PublicListFilter,
  fromDay: string,
): Answer {
  const read = readPublicRows(backend, "games", "id", {
    select: GAME_COLUMNS,
    season_id: `eq.${seasonId}`,
    archived_at: "is.null",
    or: `(game_date.gte.${fromDay},and(is_completed.is.false,live_entries.gt.0))`,
  });
  return ofPart(backend, seasonId, filter, read, ["team_visitor_id", "team_home_id"]);
}

export async function fetchPublicStandings(
  backend: PublicBackend,
  seasonId: string,
  filter: PublicListFilter,
): Answer {
  const read = readPublicRows(backend, "standings", "team_id", { season_id: `eq.${seasonId}` });
  return ofPart(backend, seasonId, filter, read, ["team_id"]);
}

/** Answers with both lists complete, or with none (I23). `no_teams`: this part has no team. */
async function ofPart(
  backend: PublicBackend,
  seasonId: string,
  { league, division, team }: PublicListFilter,
  read: ReturnType<typeof readPublicRows>,
  columns: readonly string[],
): Answer {
  const [rows, teams] = await Promise.all([
    read,
    readPublicRows(backend, "teams", "id", {
      select: "id,name,short_name,code,color,crest,league_id,division_name",
      season_id: `eq.${seasonId}`,
    }),
  ]);
  if (!rows.ok) return rows;
  if (!teams.ok) return teams;
  const isAll = league === null && division === null && team === null;
  if (isAll) return ok({ rows: rows.value, teams: teams.value });
  const inPart = new Set(
    teams.value
      .filter(
        ({ id, league_id, division_name }) =>
          (team ?? id) === id &&
          (league ?? league_id) === league_id &&
          (division ?? division_name) === division_name,
      )
      .map(({ id }) => id),
  );
  if (inPart.size === 0) return fail({ code: "no_teams" });
  const shown = rows.value.filter((row) => columns.some((name) => inPart.has(row[name])));
  return ok({ rows: shown, teams: teams.value });
}
