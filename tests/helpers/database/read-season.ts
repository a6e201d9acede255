import { MVP_LEADERS, PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import type { TableRow } from "../../../src/contract/rows/table-row.ts";
import { STANDINGS, TEAM_SEASONS } from "../../../src/contract/rows/team-season-rows.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, ANONYMOUS } from "./actors.ts";
import { readView } from "./read-view.ts";

/** The season's views as a client reads them. */
export async function readSeason(
  database: SqlDatabase,
  seasonId: string,
  actor: Actor = ANONYMOUS,
) {
  const read = <Row>(row: TableRow<Row>, order: string, view: string = row.table) =>
    readView(database, actor, row, `season_id = $1 order by ${order}`, seasonId, view);
  const mvpOrder = "fantasy_points desc, games_played, player_name, player_id";
  return {
    players: await read(PLAYER_SEASONS, "player_id"),
    teams: await read(TEAM_SEASONS, "team_id"),
    standings: await read(STANDINGS, "standing"),
    offensive: await read(MVP_LEADERS, mvpOrder),
    defensive: await read(MVP_LEADERS, mvpOrder, "defensive_mvp_leaders"),
  };
}
