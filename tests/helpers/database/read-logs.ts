import { PLAYER_CAREERS, PLAYER_GAMES, TEAM_GAMES } from "../../../src/contract/rows/log-rows.ts";
import { PLAYER_CARDS, TEAM_ROSTERS } from "../../../src/contract/rows/player-rows.ts";
import type { TableRow } from "../../../src/contract/rows/table-row.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, ANONYMOUS } from "./actors.ts";
import { readView } from "./read-view.ts";

/** The views behind the pages of players and teams as a client reads them, by one column. */
export function readLogs(database: SqlDatabase, actor: Actor = ANONYMOUS) {
  const read =
    <Row>(row: TableRow<Row>, column: string) =>
    (id: string) =>
      readView(database, actor, row, `${column} = $1`, id);
  const cards = read(PLAYER_CARDS, "id");
  return {
    gamesOfPlayer: read(PLAYER_GAMES, "player_id"),
    playerGamesOfSeason: read(PLAYER_GAMES, "season_id"),
    gamesOfTeam: read(TEAM_GAMES, "team_id"),
    careerOf: read(PLAYER_CAREERS, "player_id"),
    rosterOf: read(TEAM_ROSTERS, "team_id"),
    cardOf: async (id: string) => (await cards(id))[0],
  };
}
