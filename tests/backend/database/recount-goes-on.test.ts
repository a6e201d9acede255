import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { startTestBackend } from "../../helpers/backend/start-test-backend.ts";
import { createGame } from "../../helpers/database/league.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-recount-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const state = (database: SqlDatabase) =>
  database.query(
    `select s.games_to_recount as left, c.total_fantasy_points as points
     from seasons s join games g on g.season_id = s.id join game_stats c on c.game_id = g.id`,
  );

test("a recount that a stopped server left goes on at the next start, without a page", async () => {
  const first = await startTestBackend({ dataDir });
  const game = await createGame(first.database);
  await first.database.query("update games set head_seq = 1 where id = $1", [game.id]);
  await first.database.query(
    `insert into game_stats (game_id, player_id, team_id, tackles, total_fantasy_points)
     values ($1, $2, $3, 2, 2)`,
    [game.id, game.home.players[0], game.home.id],
  );
  await first.database.query(
    "update seasons set scoring_profile_id = 'review_beta' where id = $1",
    [game.seasonId],
  );
  expect(await state(first.database)).toEqual([{ left: 1, points: 2 }]);
  await first.stop();

  const second = await startTestBackend({ dataDir });
  try {
    await expect.poll(() => state(second.database)).toEqual([{ left: 0, points: 0 }]);
  } finally {
    await second.stop();
  }
}, 120_000);
