import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite } from "../../supabase/local/database/open-pglite.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { heldTemplate } from "../../supabase/local/database/template-database.ts";
import { SeededRandom } from "../helpers/seeded-random.ts";
import { FuzzRun } from "./fuzz-run.ts";

let database: SqlDatabase;
beforeAll(async () => {
  database = await openPglite({ template: await heldTemplate() });
});
afterAll(() => database?.close());

test("D65: a season is deleted and restored while two phones collect: nothing is lost, doubled or left orphaned", async () => {
  const run = await FuzzRun.start(database, new SeededRandom(65), 2);
  const [first, second] = run.phones;
  if (first === undefined || second === undefined) throw new Error("there are two phones");
  const tap = async ({ device }: typeof first) => {
    const [playerId = null] = run.game.home.players;
    const entry = { entryId: crypto.randomUUID(), statType: "tackle", playerId } as const;
    const entries = [{ ...entry, teamId: run.game.home.id }];
    await device.record(0, run.game.id, [{ type: "stat.recorded.v1", payload: { entries } }]);
    await run.check();
  };
  const season = (call: string) =>
    database.query<{ answer: unknown }>(`select ${call} as answer`, [run.game.seasonId]);
  try {
    await tap(first);
    await run.world.advance(15_000);
    await tap(second);
    await season("delete_season($1, 'DELETETHISDAMNSEASON')");
    await tap(first);
    await run.world.advance(15_000);
    second.device.setOnline(false);
    await tap(second);
    await run.world.advance(75_000);
    expect(new Set((await run.truth.held()).map(({ outcome }) => outcome))).toEqual(
      new Set(["orphaned"]),
    );

    const [restored] = await season("restore_season($1)");
    expect(restored?.answer).toMatchObject({ outcome: "applied", held_entries: 0 });
    second.device.setOnline(true);
    await run.world.advance(75_000);
    await run.heal();
    await run.checkTheEnd(false);
    for (const { device } of run.phones) {
      expect(await run.quarantined(device), device.name).toEqual(new Map());
    }
    const orphans = await database.query(
      "select id from held_events where game_id = $1 and resolution is null",
      [run.game.id],
    );
    expect(orphans).toEqual([]);
  } finally {
    run.stop();
  }
});
