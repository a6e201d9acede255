import { expect, test } from "vitest";
import { insertAccount, runAs } from "../../helpers/database/actors.ts";
import {
  PushingDevice,
  push,
  type Receipt,
  type WireEvent,
} from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("limits of an account and of a game", (database) => {
  async function world() {
    const sql = database();
    const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
    const scorer = await insertAccount(sql, "scorer");
    const game = await createGame(sql);
    const device = new PushingDevice();
    const tackle = () => device.tackle(game.visitor.id, game.visitor.players[0] ?? null);
    const walkOn = (): WireEvent =>
      device.event("player.added.v1", {
        player_id: crypto.randomUUID(),
        team_id: game.home.id,
        jersey_number: "7",
      });
    const send = (...events: WireEvent[]) => push(sql, scorer, game.id, device.id, events);
    const asAdmin = async (call: string, ...values: unknown[]) => {
      const [row] = await runAs(sql, admin, (tx) =>
        tx.query<{ answer: unknown }>(`select ${call} as answer`, values),
      );
      return row?.answer;
    };
    const set = (name: string, value: number) => asAdmin(`update_settings(p_${name} => $1)`, value);
    return { sql, admin, scorer, game, device, tackle, walkOn, send, asAdmin, set };
  }

  const words = (receipts: readonly Receipt[]) =>
    receipts.map(({ outcome, reason }) =>
      reason === undefined ? outcome : `${outcome}/${reason}`,
    );

  test("an honest game of 400 plays after a week offline meets none of them", async () => {
    const { sql, game, scorer, device, tackle } = await world();
    const events: WireEvent[] = [];
    for (const team of [game.visitor, game.home]) {
      const add = team.players;
      events.push(device.event("roster.changed.v1", { team_id: team.id, add, remove: [] }));
      for (let added = 0; added < 4; added += 1) {
        const player_id = crypto.randomUUID();
        const walkOn = { player_id, team_id: team.id, name: "Walk-on", jersey_number: "9" };
        events.push(device.event("player.added.v1", walkOn));
      }
    }
    for (let play = 0; play < 400; play += 1) {
      const act = tackle();
      events.push(act);
      const { entries } = act.payload as { entries: [{ entry_id: string }] };
      if (play % 10 === 0) {
        const to = { stat_type: "sack", team_id: game.home.id, player_id: game.home.players[1] };
        const entry_id = entries[0].entry_id;
        events.push(device.event("stat.changed.v1", { entry_id, to }));
      }
    }
    events.push(device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }));
    // Retries after lost answers send each batch four times.
    for (const from of [0, 100, 200, 300, 400]) {
      const batch = events.slice(from, from + 100);
      for (let delivery = 0; delivery < 4; delivery += 1) {
        const { receipts } = await push(sql, scorer, game.id, device.id, batch);
        const outcome = delivery === 0 ? "applied" : "duplicate";
        expect(receipts.map((receipt) => receipt.outcome)).toEqual(batch.map(() => outcome));
      }
    }
  });

  test("pushes per minute: the next one waits, takes nothing, and other accounts go on", async () => {
    const { sql, game, send, set, tackle } = await world();
    await set("pushes_per_minute", 10);
    for (let call = 0; call < 10; call += 1) await send(tackle());
    const refusal = await send(tackle()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "PT429", detail: expect.stringMatching(/^[1-6]$/) });
    const other = await insertAccount(sql, "other");
    const answer = await push(sql, other, game.id, crypto.randomUUID(), [tackle()]);
    expect(words(answer.receipts)).toEqual(["applied"]);
    await sql.exec("update private.push_buckets set at = at - interval '7 seconds'");
    expect(words((await send(tackle())).receipts)).toEqual(["applied"]);
    await set("pushes_per_minute", 300);
  });

  test("bytes per minute: a push that does not fit waits until it does", async () => {
    const { send, set, tackle } = await world();
    await set("push_bytes_per_minute", 4_000_000);
    const heavy = () => ({ ...tackle(), note: "x".repeat(2_500_000) });
    await send(heavy());
    const refusal = await send(heavy()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "PT429", detail: expect.stringMatching(/^\d+$/) });
    expect(words((await send(tackle())).receipts)).toEqual(["applied"]);
    await set("push_bytes_per_minute", 20_000_000);
  });

  test("events per game: further ones are refused and kept, and count once the limit is raised", async () => {
    const { sql, admin, game, send, set, tackle, device } = await world();
    await sql.query("update games set head_seq = 998 where id = $1", [game.id]);
    await set("events_per_game", 1_000);
    const late = tackle();
    const first = await send(tackle(), tackle(), late);
    expect(words(first.receipts)).toEqual(["applied", "applied", "rejected/game_full"]);
    expect(words((await send(late)).receipts)).toEqual(["rejected/game_full"]);
    const held = await sql.query("select payload from held_events where game_id = $1", [game.id]);
    expect(held).toEqual([{ payload: late.payload }]);
    const finalize = device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" });
    const reopen = device.event("game.reopened.v1", { seen_transition: finalize.event_id });
    expect(words((await send(finalize, reopen)).receipts)).toEqual(["applied", "applied"]);
    await sql.query("update games set head_seq = 1200 where id = $1", [game.id]);
    const again = device.event("game.finalized.v1", { seen_transition: reopen.event_id });
    expect(words((await send(again)).receipts)).toEqual(["rejected/game_full"]);
    const byAdmin = device.event("game.finalized.v1", { seen_transition: reopen.event_id });
    const answer = await push(sql, admin, game.id, device.id, [byAdmin]);
    expect(words(answer.receipts)).toEqual(["applied"]);
    await sql.query("update games set head_seq = 1002, state = 'open' where id = $1", [game.id]);
    await set("events_per_game", 10_000);
    expect(words((await send(late)).receipts)).toEqual(["applied"]);
  });

  test("walk-ons per game: further ones are refused; one act removes those without a play (D33)", async () => {
    const { sql, game, send, set, walkOn, device, asAdmin } = await world();
    await set("walk_ons_per_game", 2);
    const [played, idle, late] = [walkOn(), walkOn(), walkOn()];
    const idOf = (event: WireEvent) => (event.payload as { player_id: string }).player_id;
    const first = await send(played, idle, late);
    expect(words(first.receipts)).toEqual(["applied", "applied", "rejected/too_many_walk_ons"]);
    await send(device.tackle(game.home.id, idOf(played)));
    const found = { player_ids: [idOf(idle)], staying: 1 };
    expect(await asAdmin("remove_walk_ons($1, true)", game.id)).toEqual({
      outcome: "unchanged",
      ...found,
    });
    expect(await asAdmin("remove_walk_ons($1)", game.id)).toEqual({ outcome: "applied", ...found });
    expect(await asAdmin("remove_walk_ons($1)", game.id)).toEqual({
      outcome: "unchanged",
      player_ids: [],
      staying: 1,
    });
    const players = await sql.query<{ id: string; is_active: boolean }>(
      "select id, is_active from players where is_walk_on and team_id = $1",
      [game.home.id],
    );
    expect(new Map(players.map(({ id, is_active }) => [id, is_active]))).toEqual(
      new Map([
        [idOf(played), true],
        [idOf(idle), false],
      ]),
    );
    expect(words((await send(late)).receipts)).toEqual(["applied"]);
    const trail = await sql.query(
      "select before from audit_log where object_id = $1 and action = $2",
      [game.id, "game.walk_ons_removed"],
    );
    expect(trail).toEqual([{ before: { player_ids: [idOf(idle)] } }]);
    expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
    await set("walk_ons_per_game", 40);
  });

  test("an unknown type is refused and kept, not shown to everybody (I7)", async () => {
    const { sql, game, send, device, tackle } = await world();
    const note = device.event("weather.noted.v1", { rain: true });
    const answer = await send(tackle(), note, tackle());
    expect(words(answer.receipts)).toEqual(["applied", "rejected/unknown_type", "applied"]);
    const held = await sql.query(
      "select payload, raw is not null as has_text, length(sha256) as hash from held_events where game_id = $1",
      [game.id],
    );
    expect(held).toEqual([{ payload: { rain: true }, has_text: true, hash: 64 }]);
    // A later version of the server knows the type; what was refused counts when it comes again.
    const known = await sql.query<{ body: string }>(
      "select pg_get_functiondef('private.is_known_type'::regproc) as body",
    );
    await sql.exec(
      (known[0]?.body ?? "").replace(
        "'stat.recorded.v1'",
        "'weather.noted.v1', 'stat.recorded.v1'",
      ),
    );
    expect(words((await send(note)).receipts)).toEqual(["applied"]);
    await sql.exec(known[0]?.body ?? "");
  });

  test("held_events_for_game answers pages, oldest first, to the end (I23)", async () => {
    const { sql, game, scorer, send, device, tackle } = await world();
    await send(device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }));
    const late = Array.from({ length: 450 }, tackle);
    await send(...late);
    const read: unknown[] = [];
    const sizes: number[] = [];
    for (let after = 0; ; ) {
      const rows = await runAs(sql, scorer, async (tx) => {
        const [row] = await tx.query<{ page: { held_id: number; event_id: string }[] }>(
          "select held_events_for_game($1, $2, 1000) as page",
          [game.id, after],
        );
        return row?.page ?? [];
      });
      sizes.push(rows.length);
      read.push(...rows.map(({ event_id }) => event_id));
      if (rows.length === 0) break;
      after = rows.at(-1)?.held_id ?? 0;
    }
    expect(sizes).toEqual([200, 200, 50, 0]);
    expect(read).toEqual(late.map(({ event_id }) => event_id));
  });
});
