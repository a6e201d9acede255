import { expect, test } from "vitest";
import { type Actor, createAccount } from "../../helpers/database/actors.ts";
import { Device, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("holes in a device's numbering, by account and device (I6)", (database) => {
  async function phone() {
    const sql = database();
    const game = await createGame(sql);
    const owner = await createAccount(sql, "owner");
    const device = new Device();
    const numbered = (device_seq: number): WireEvent => ({
      ...device.tackle(game.visitor.id, game.visitor.players[0] ?? ""),
      device_seq,
    });
    const send = async (who: Actor, ...seqs: number[]) =>
      (await push(sql, who, game.id, device.id, seqs.map(numbered))).missing_device_seqs;
    return { sql, game, owner, device, send };
  }

  test("a stranger's events under my device's id make no hole for me", async () => {
    const { sql, owner, send } = await phone();
    expect(await send(owner, 1, 2)).toEqual([]);
    const stranger = await createAccount(sql, "stranger");
    expect(await send(stranger, 900)).toHaveLength(500);
    expect(await send(owner, 3)).toEqual([]);
  });

  test("nor do a stranger's refused ones, which the server keeps too", async () => {
    const { sql, game, owner, device, send } = await phone();
    await send(owner, 1);
    const stranger = await createAccount(sql, "stranger");
    const refused = { ...device.event("stat.recorded.v1", { entries: "none" }), device_seq: 700 };
    const answer = await push(sql, stranger, game.id, device.id, [refused]);
    expect(answer.receipts).toMatchObject([{ outcome: "rejected" }]);
    expect(await send(owner, 2)).toEqual([]);
  });

  test("my own hole is told to me, and to nobody who shares the phone before they come after it", async () => {
    const { sql, owner, send } = await phone();
    const second = await createAccount(sql, "second");
    expect(await send(owner, 1, 2, 5)).toEqual([3, 4]);
    expect(await send(second, 6)).toEqual([3, 4]);
    expect(await send(owner, 3, 4)).toEqual([]);
  });

  test("two people who share a phone see no holes where the other recorded", async () => {
    const { sql, owner, send } = await phone();
    const second = await createAccount(sql, "second");
    expect(await send(owner, 1, 2, 3)).toEqual([]);
    expect(await send(second, 4, 5)).toEqual([]);
    expect(await send(owner, 6)).toEqual([]);
  });
});
