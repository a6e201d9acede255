import { expect, test } from "vitest";
import { insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const nestedObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

onEachEngine("pushes that would stop the database", (database) => {
  async function world() {
    const sql = database();
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer");
    const device = new PushingDevice();
    const tackle = () => device.tackle(game.visitor.id, game.visitor.players[0] ?? null);
    return { sql, game, scorer, device, tackle };
  }

  /** The text of a batch whose middle event holds `note`, JSON text that no parser has seen. */
  function batchText(events: readonly WireEvent[], note: string): string {
    return JSON.stringify(events).replace('"@"', note);
  }

  /** The same batch as PostgREST hands it over: an array of jsonb. */
  async function pushArray(world_: Awaited<ReturnType<typeof world>>, text: string) {
    const { sql, game, scorer, device } = world_;
    return push(sql, scorer, game.id, device.id, JSON.parse(text) as unknown[]);
  }

  test.each([
    ["33 lists in each other", nested(31)],
    ["20,000 lists in each other", nested(20_000)],
    ["20,000 objects in each other", nestedObjects(20_000)],
    ["20,000 lists, none closed", "[".repeat(20_000)],
    ["a million lists in each other", nested(1_000_000)],
  ])("I14: as one text, %s are refused and nothing is stored", async (_, note) => {
    const { sql, game, scorer, device, tackle } = await world();
    const text = batchText([tackle(), { ...tackle(), payload: "@" }, tackle()], note);
    const call = push(sql, scorer, game.id, device.id, text);
    await expect(call).rejects.toMatchObject({
      code: "22023",
      message: "Events may be nested 32 levels deep.",
    });
    const stored = await sql.query("select from game_events where game_id = $1", [game.id]);
    expect(stored).toHaveLength(0);
    const next = await push(sql, scorer, game.id, device.id, [tackle()]);
    expect(next).toMatchObject({ receipts: [{ outcome: "applied" }] });
  });

  test("I14: as an array, a depth of 32 is read and one of 33 is refused", async () => {
    const here = await world();
    const batch = (levels: number) =>
      batchText([{ ...here.tackle(), payload: { note: "@" } }], nested(levels));
    expect(await pushArray(here, batch(29))).toMatchObject({ receipts: [{ reason: "invalid" }] });
    await expect(pushArray(here, batch(30))).rejects.toMatchObject({ code: "22023" });
    const text = JSON.parse(batch(29)) as unknown[];
    const { sql, game, scorer, device } = here;
    expect(await push(sql, scorer, game.id, device.id, JSON.stringify(text))).toMatchObject({
      receipts: [{ reason: "invalid" }],
    });
  });

  test("brackets and quotes inside a text are no nesting", async () => {
    const { sql, game, scorer, device } = await world();
    const name = `${'"[{\\"[\\\\'.repeat(20)}`;
    const walkOn = device.event("player.added.v1", {
      player_id: crypto.randomUUID(),
      team_id: game.home.id,
      name,
    });
    const text = JSON.stringify([walkOn]);
    const answer = await push(sql, scorer, game.id, device.id, text);
    expect(answer.receipts).toMatchObject([{ outcome: "applied" }]);
  });

  test.each([
    ["beyond a double", "1e131071"],
    ["with thousands of decimals", "1e-16000"],
    ["zero with thousands of decimals", "0e-16000"],
    ["many with hundreds of digits", `[${Array(101).fill("1e300").join(",")}]`],
  ])("a number %s would print gigabytes, so its call is refused", async (_, note) => {
    const { sql, game, scorer, device, tackle } = await world();
    const text = batchText([{ ...tackle(), payload: { note: "@" } }], note);
    await expect(push(sql, scorer, game.id, device.id, text)).rejects.toMatchObject({
      code: "22023",
      message: "Events may not hold numbers of hundreds of digits.",
    });
  });

  test("size comes before everything: 3 MB are one refused event, 4 MB are no call", async () => {
    const { sql, game, scorer, device, tackle } = await world();
    const big = (length: number) => ({ ...tackle(), note: "x".repeat(length) });
    for (const events of [[big(4_000_000)], JSON.stringify([big(4_000_000)])]) {
      await expect(push(sql, scorer, game.id, device.id, events)).rejects.toMatchObject({
        code: "PT413",
      });
    }
    const answer = await push(sql, scorer, game.id, device.id, [tackle(), big(3_000_000)]);
    expect(answer.receipts).toMatchObject([
      { outcome: "applied" },
      { outcome: "rejected", reason: "too_large" },
    ]);
  });

  test("events are counted before they are taken apart, and so are the values of a text", async () => {
    const sql = database();
    const split = (text: string) =>
      sql.query("select from private.split_events(to_jsonb($1::text))", [text]);
    const listOf = (count: number) => `[${Array(count).fill(1).join(",")}]`;
    expect(await split(listOf(500))).toHaveLength(500);
    await expect(split(listOf(501))).rejects.toMatchObject({
      code: "PT413",
      message: "A call may carry at most 500 events; this one carries 501.",
    });
    await expect(split(listOf(100_001))).rejects.toMatchObject({ code: "PT413" });
    await expect(split("[1")).rejects.toMatchObject({ code: "22023" });
  });

  test("I7: a refused event keeps its first 8 KB and a hash, and is the same when it comes again", async () => {
    const { sql, game, scorer, device, tackle } = await world();
    const events = [
      { ...tackle(), payload: { note: "é".repeat(20_000) } },
      { ...tackle(), payload: { note: `x${"é".repeat(20_000)}` } },
    ];
    const send = (change: object = {}) =>
      push(
        sql,
        scorer,
        game.id,
        device.id,
        events.map((event) => ({ ...event, ...change })),
      );
    expect((await send()).receipts.map(({ reason }) => reason)).toEqual(["too_large", "too_large"]);
    const held = await sql.query(
      `select payload, octet_length(raw) as bytes, sha256, raw like '%é' as ends_with_a_letter
       from held_events where game_id = $1 order by id`,
      [game.id],
    );
    expect(held).toHaveLength(2);
    for (const row of held) {
      expect(row).toMatchObject({ payload: null, ends_with_a_letter: true });
      expect(row.bytes).toBeOneOf([8_191, 8_192]);
      expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
    const again = await send();
    expect(again.receipts.map(({ outcome }) => outcome)).toEqual(["duplicate", "duplicate"]);
    const other = await send({ payload: { note: "z".repeat(30_000) } });
    expect(other.receipts.map(({ reason }) => reason)).toEqual(["id_reused", "id_reused"]);
  });
});
