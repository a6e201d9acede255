import { expect, test } from "vitest";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Row {
  readonly device_id: string;
  readonly user_id: string;
  readonly full_name: string;
  readonly pending: number;
  readonly holes: number;
}

onEachEngine("devices and what they report (I6)", (database) => {
  const report = (who: Actor, deviceId: string, body: object) =>
    runAs(database(), who, (tx) =>
      tx.query("select report_device($1, $2)", [deviceId, JSON.stringify(body)]),
    );
  async function listed(reader: Actor = SERVICE): Promise<readonly Row[]> {
    const [row] = await runAs(database(), reader, (tx) =>
      tx.query<{ list: readonly Row[] }>("select list_devices() as list"),
    );
    return row?.list ?? [];
  }
  const stored = () => database().query("select * from private.device_reports order by 1, 2");

  test("admins read the last report of each device with its person and holes", async () => {
    const sql = database();
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer", { metadata: { full_name: "Sam Scorer" } });
    const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
    const device = new PushingDevice();
    const tackle = device.tackle(game.visitor.id, game.visitor.players[0] ?? "");
    await push(sql, scorer, game.id, device.id, [{ ...tackle, device_seq: 4 }]);
    await report(scorer, device.id, { pending: 9, refused: 0 });
    await report(scorer, device.id, {
      pending: 3,
      refused: 1,
      app_version: "0.1.0",
      kind: "iPhone",
    });
    const rows = await listed(admin);
    expect(rows.filter(({ device_id }) => device_id === device.id)).toEqual([
      {
        device_id: device.id,
        user_id: scorer.userId,
        full_name: "Sam Scorer",
        kind: "iPhone",
        app_version: "0.1.0",
        pending: 3,
        refused: 1,
        holes: 3,
        last_seen_at: expect.any(String),
      },
    ]);
  });

  test("a report under my device's id is the stranger's own row and leaves mine as it is", async () => {
    const mine = await insertAccount(database(), "mine");
    const stranger = await insertAccount(database(), "stranger");
    const { id } = new PushingDevice();
    await report(mine, id, { pending: 5, refused: 0 });
    await report(stranger, id, { pending: 0, refused: 0, user_id: mine.userId });
    const rows = (await listed()).filter(({ device_id }) => device_id === id);
    expect(rows.map(({ user_id, pending }) => [user_id, pending]).sort()).toEqual(
      [
        [mine.userId, 5],
        [stranger.userId, 0],
      ].sort(),
    );
  });

  test.each([
    ["anonymous", null],
    ["unconfirmed", { confirmed: false }],
    ["disabled", { profile: { is_disabled: true } }],
    ["temporary password", { profile: { must_change_password: true } }],
  ] as const)("%s reports and reads nothing", async (name, options) => {
    const actor = options === null ? ANONYMOUS : await insertAccount(database(), name, options);
    const before = await stored();
    const refused = { code: "42501" };
    await expect(
      report(actor, crypto.randomUUID(), { pending: 1, refused: 0 }),
    ).rejects.toMatchObject(refused);
    await expect(listed(actor)).rejects.toMatchObject(refused);
    expect(await stored()).toEqual(before);
  });

  test.each(["plain user", "collector"])(
    "%s reads no list, not even of the own devices",
    async (name) => {
      const profile = name === "collector" ? { is_collector: true } : {};
      const actor = await insertAccount(database(), name, { profile });
      await report(actor, crypto.randomUUID(), { pending: 1, refused: 0 });
      await expect(listed(actor)).rejects.toMatchObject({ code: "42501" });
    },
  );

  test("the server has no device, and no account keeps more than twenty", async () => {
    const before = await stored();
    await expect(
      report(SERVICE, crypto.randomUUID(), { pending: 1, refused: 0 }),
    ).rejects.toMatchObject({ code: "42501" });
    expect(await stored()).toEqual(before);
    const many = await insertAccount(database(), "many");
    const ids = Array.from({ length: 23 }, () => crypto.randomUUID());
    for (const [at, id] of ids.entries()) {
      await report(many, id, { pending: 0, refused: 0 });
      // Reports of the same millisecond have no order.
      await database().query(
        "update private.device_reports set reported_at = reported_at - $2 * interval '1 hour' where device_id = $1",
        [id, 100 - at],
      );
    }
    const kept = (await listed()).filter(({ user_id }) => user_id === many.userId);
    expect(kept.map(({ device_id }) => device_id)).toEqual(ids.slice(3).reverse());
  });

  test.each([
    {},
    { pending: -1, refused: 0 },
    { pending: 1.5, refused: 0 },
    { pending: "1", refused: 0 },
    { pending: 0, refused: 1e12 },
  ])("a report that is none is 22023 and stores nothing: %j", async (body) => {
    const actor = await insertAccount(database(), "odd");
    const before = await stored();
    await expect(report(actor, crypto.randomUUID(), body)).rejects.toMatchObject({ code: "22023" });
    expect(await stored()).toEqual(before);
  });
});
