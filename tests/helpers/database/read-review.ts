import type * as v from "valibot";
import { GAME_COLUMNS, gameRowSchema } from "../../../src/contract/rows/game-rows.ts";
import { readRows } from "../../../src/contract/rows/read-rows.ts";
import {
  IMPORT_COLUMNS,
  importRowSchema,
  PLAY_COLUMNS,
  PLAYER_STAT_COLUMNS,
  playerStatRowSchema,
  playRowSchema,
  ROSTER_COLUMNS,
  rosterRowSchema,
  TEAM_STAT_COLUMNS,
  teamStatRowSchema,
} from "../../../src/contract/rows/review-rows.ts";
import { toReviewTables } from "../../../src/contract/rows/review-tables.ts";
import type { GameReview } from "../../../src/domain/review/game-review.ts";
import { reviewOfTables } from "../../../src/domain/review/published-game.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { ANONYMOUS, runAs } from "./actors.ts";

/** A game's review as a visitor's client makes it: its columns, as JSON, through its schemas. */
export async function readReview(database: SqlDatabase, gameId: string): Promise<GameReview> {
  const read = async <Schema extends v.GenericSchema>(
    table: string,
    columns: string,
    schema: Schema,
    where = "game_id = $1",
  ): Promise<readonly v.InferOutput<Schema>[]> => {
    const [answer] = await runAs(database, ANONYMOUS, (tx) =>
      tx.query<{ body: unknown }>(
        `select coalesce(json_agg(r), '[]') as body from (select ${columns} from ${table} where ${where}) r`,
        [gameId],
      ),
    );
    const rows = readRows(schema, answer?.body);
    if (rows === null) throw new Error(`${table} is not what its schema promises`);
    return rows;
  };
  const [game] = await read("games", GAME_COLUMNS, gameRowSchema, "id = $1");
  if (game === undefined) throw new Error("a visitor does not see the game");
  const tables = toReviewTables({
    plays: await read(
      "stat_events",
      PLAY_COLUMNS,
      playRowSchema,
      "game_id = $1 and not is_deleted",
    ),
    imports: await read("stat_imports", IMPORT_COLUMNS, importRowSchema),
    players: await read("game_stats", PLAYER_STAT_COLUMNS, playerStatRowSchema),
    teams: await read("team_game_stats", TEAM_STAT_COLUMNS, teamStatRowSchema),
    rosters: await read("game_rosters", ROSTER_COLUMNS, rosterRowSchema),
  });
  const { headSeq, logDigest, overrideScore } = game;
  return reviewOfTables(
    { ...tables, headSeq, logDigest, override: overrideScore ?? null },
    game,
    SCORING_PROFILES.guide,
  );
}
