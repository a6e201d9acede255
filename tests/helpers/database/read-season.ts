import type * as v from "valibot";
import { MVP_COLUMNS, mvpRowSchema } from "../../../src/contract/rows/mvp-rows.ts";
import {
  PLAYER_SEASON_COLUMNS,
  playerSeasonRowSchema,
} from "../../../src/contract/rows/player-season-rows.ts";
import { readRows } from "../../../src/contract/rows/read-rows.ts";
import { STANDING_COLUMNS, standingRowSchema } from "../../../src/contract/rows/standing-rows.ts";
import {
  TEAM_SEASON_COLUMNS,
  teamSeasonRowSchema,
} from "../../../src/contract/rows/team-season-rows.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, ANONYMOUS, runAs } from "./actors.ts";

/** The season's views as a client reads them: its columns, as JSON, through its schemas. */
export async function readSeason(
  database: SqlDatabase,
  seasonId: string,
  actor: Actor = ANONYMOUS,
) {
  const read = async <Schema extends v.GenericSchema>(
    view: string,
    columns: string,
    schema: Schema,
    order: string,
  ): Promise<readonly v.InferOutput<Schema>[]> => {
    const [answer] = await runAs(database, actor, (tx) =>
      tx.query<{ body: unknown }>(
        `select coalesce(json_agg(r), '[]') as body from (
           select ${columns} from ${view} where season_id = $1 order by ${order}) r`,
        [seasonId],
      ),
    );
    const rows = readRows(schema, answer?.body);
    if (rows === null) throw new Error(`${view} is not what its schema promises`);
    return rows;
  };
  const mvpOrder = "fantasy_points desc, games_played, player_name, player_id";
  return {
    players: await read(
      "player_season_stats",
      PLAYER_SEASON_COLUMNS,
      playerSeasonRowSchema,
      "player_id",
    ),
    teams: await read("team_season_stats", TEAM_SEASON_COLUMNS, teamSeasonRowSchema, "team_id"),
    standings: await read("standings", STANDING_COLUMNS, standingRowSchema, "standing"),
    offensive: await read("offensive_mvp_leaders", MVP_COLUMNS, mvpRowSchema, mvpOrder),
    defensive: await read("defensive_mvp_leaders", MVP_COLUMNS, mvpRowSchema, mvpOrder),
  };
}
