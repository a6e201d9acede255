import { expect, test } from "vitest";
import { missingSeqs } from "../../fuzz/schedules/missing-seqs.ts";
import { type Actor, insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("holes in a device's numbering, by account and device (I6)", (database) => {
  async function phone() {
    const sql = database();
    const game = await createGame(sql);
    const owner = await insertAccount(sql, "owner");
    const device = new PushingDevice();
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
    const stranger = await insertAccount(sql, "stranger");
    expect(await send(stranger, 900)).toHaveLength(500);
    expect(await send(owner, 3)).toEqual([]);
  });

  test("nor do a stranger's refused ones, which the server keeps too", async () => {
    const { sql, game, owner, device, send } = await phone();
    await send(owner, 1);
    const stranger = await insertAccount(sql, "stranger");
    const refused = { ...device.event("stat.recorded.v1", { entries: "none" }), device_seq: 700 };
    const answer = await push(sql, stranger, game.id, device.id, [refused]);
    expect(answer.receipts).toMatchObject([{ outcome: "rejected" }]);
    expect(await send(owner, 2)).toEqual([]);
  });

  test("my own hole is told to me, and to nobody who shares the phone before they come after it", async () => {
    const { sql, owner, send } = await phone();
    const second = await insertAccount(sql, "second");
    expect(await send(owner, 1, 2, 5)).toEqual([3, 4]);
    expect(await send(second, 6)).toEqual([3, 4]);
    expect(await send(owner, 3, 4)).toEqual([]);
  });

  test("two people who share a phone see no holes where the other recorded", async () => {
    const { sql, owner, send } = await phone();
    const second = await insertAccount(sql, "second");
    expect(await send(owner, 1, 2, 3)).toEqual([]);
    expect(await send(second, 4, 5)).toEqual([]);
    expect(await send(owner, 6)).toEqual([]);
  });

  test("what is complete is not read again, and no answer changes by that", async () => {
    const { sql, owner, device, send } = await phone();
    const second = await insertAccount(sql, "second");
    const sent: { deviceSeq: number; recordedBy: string }[] = [];
    const answerTo = async (who: "owner" | "second", ...seqs: number[]) => {
      sent.push(...seqs.map((deviceSeq) => ({ deviceSeq, recordedBy: who })));
      const told = await send(who === "owner" ? owner : second, ...seqs);
      expect(told).toEqual(missingSeqs(sent, who));
      return told;
    };
    const upTo = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const mark = async () =>
      (
        await sql.query<{ complete_through: number }>(
          "select complete_through from private.device_marks where device_id = $1",
          [device.id],
        )
      ).map(({ complete_through }) => Number(complete_through));
    await answerTo("owner", ...upTo(1, 99));
    expect(await mark()).toEqual([]);
    await answerTo("owner", ...upTo(100, 160));
    expect(await mark()).toEqual([160]);
    expect(await answerTo("second", 163)).toEqual([161, 162]);
    expect(await answerTo("owner", ...upTo(170, 290))).toHaveLength(8);
    expect(await mark()).toEqual([160]);
    await answerTo("second", 161, 162, 7);
    expect(await answerTo("owner", ...upTo(164, 168))).toEqual([169]);
    expect(await mark()).toEqual([160]);
    expect(await answerTo("owner", 169)).toEqual([]);
    expect(await mark()).toEqual([290]);
    expect(await answerTo("second", 12)).toEqual([]);
    expect(await answerTo("owner", 293)).toEqual([291, 292]);
  });
});
