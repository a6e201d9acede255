import { expect, test } from "vitest";
import { EMPTY_DIGEST, nextDigest } from "../../../src/local/log/log-digest.ts";
import { LOG_DIGESTS } from "../../fixtures/log-digests.ts";
import { insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("I3 the digest of a log", (database) => {
  test.each(LOG_DIGESTS)("$log", async ({ log, digest }) => {
    let told = String(EMPTY_DIGEST);
    for (const eventId of log) {
      const [row] = await database().query<{ digest: string }>(
        "select private.next_digest($1::bigint, $2)::text as digest",
        [told, eventId],
      );
      told = row?.digest ?? "";
    }
    expect(told).toBe(String(digest));
  });

  test("every place of a log, its game's row and every answer carry it", async () => {
    const sql = database();
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer");
    const device = new PushingDevice();
    const late = device.tackle(game.home.id, null);
    const batches = [
      [device.tackle(game.home.id, null), device.tackle(game.home.id, null)],
      [device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }), late],
    ];
    let digest = EMPTY_DIGEST;
    for (const batch of batches) {
      const answer = await push(sql, scorer, game.id, device.id, batch);
      for (const { event_id } of batch) {
        if (event_id !== late.event_id) digest = nextDigest(digest, String(event_id));
      }
      expect(answer).toMatchObject({ log_digest: digest });
    }
    await runAs(sql, scorer, (tx) =>
      tx.query("select apply_held_events($1, $2)", [game.id, `{${late.event_id}}`]),
    );
    const log = await sql.query<{ seq: number; id: string; digest: number }>(
      `select game_seq::int as seq, event_id::text as id, log_digest::float8 as digest
       from game_events where game_id = $1 order by game_seq`,
      [game.id],
    );
    expect(log).toHaveLength(5);
    let through = EMPTY_DIGEST;
    for (const { seq, id, digest: stored } of log) {
      through = nextDigest(through, id);
      expect(stored, `place ${seq}`).toBe(through);
      const [page] = await runAs(sql, scorer, (tx) =>
        tx.query("select pull_game_events($1, $2) as answer", [game.id, seq]),
      );
      const anchor = { game_seq: seq, event_id: id };
      expect(page?.answer).toMatchObject({ anchor, anchor_digest: through });
    }
    const [row] = await sql.query(
      "select head_seq::int, log_digest::float8 from games where id = $1",
      [game.id],
    );
    expect(row).toEqual({ head_seq: 5, log_digest: through });
  });
});
