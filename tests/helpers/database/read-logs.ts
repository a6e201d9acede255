import type * as v from "valibot";
import {
  PLAYER_CARD_COLUMNS,
  playerCardRowSchema,
} from "../../../src/contract/rows/player-card-rows.ts";
import {
  PLAYER_GAME_COLUMNS,
  playerGameRowSchema,
} from "../../../src/contract/rows/player-game-rows.ts";
import { readRows } from "../../../src/contract/rows/read-rows.ts";
import { TEAM_GAME_COLUMNS, teamGameRowSchema } from "../../../src/contract/rows/team-game-rows.ts";
import {
  TEAM_ROSTER_COLUMNS,
  teamRosterRowSchema,
} from "../../../src/contract/rows/team-roster-rows.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, ANONYMOUS, runAs } from "./actors.ts";

/** The views behind the pages of players and teams as a client reads them, by one column. */
export function readLogs(database: SqlDatabase, actor: Actor = ANONYMOUS) {
  const read = async <Schema extends v.GenericSchema>(
    view: string,
    columns: string,
    schema: Schema,
    [column, id]: readonly [string, string],
  ): Promise<readonly v.InferOutput<Schema>[]> => {
    const [answer] = await runAs(database, actor, (tx) =>
      tx.query<{ body: unknown }>(
        `select coalesce(json_agg(r), '[]') as body from (
           select ${columns} from ${view} where ${column} = $1) r`,
        [id],
      ),
    );
    const rows = readRows(schema, answer?.body);
    if (rows === null) throw new Error(`${view} is not what its schema promises`);
    return rows;
  };
  return {
    gamesOfPlayer: (id: string) =>
      read("player_games", PLAYER_GAME_COLUMNS, playerGameRowSchema, ["player_id", id]),
    playerGamesOfSeason: (id: string) =>
      read("player_games", PLAYER_GAME_COLUMNS, playerGameRowSchema, ["season_id", id]),
    gamesOfTeam: (id: string) =>
      read("team_game_log", TEAM_GAME_COLUMNS, teamGameRowSchema, ["team_id", id]),
    rosterOf: (id: string) =>
      read("team_rosters", TEAM_ROSTER_COLUMNS, teamRosterRowSchema, ["team_id", id]),
    cardOf: async (id: string) =>
      (await read("player_cards", PLAYER_CARD_COLUMNS, playerCardRowSchema, ["id", id]))[0],
  };
}
