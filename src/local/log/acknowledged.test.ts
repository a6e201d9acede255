import { beforeEach, describe, expect, it } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import {
  createDevice,
  GAME,
  must,
  oneTackle,
  PAIRING,
  type TestDevice,
  type TestTab,
} from "../../../tests/helpers/device.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import type { EventReceipt } from "./apply-receipts.ts";

let device: TestDevice;
let tab: TestTab;
let heard: number;
let tapped: GameEvent;

beforeEach(async () => {
  device = createDevice();
  tab = await device.openTab();
  must(await tab.store.games.openGame(GAME, PAIRING));
  const { events } = must(await tab.store.log.append(GAME, oneTackle("entry"), tab.context()));
  [tapped = tapped] = events;
  heard = 0;
  const { store } = await device.openTab();
  store.changes.onTopic(({ topic }) => {
    if (topic === "acknowledged") heard += 1;
  });
});

const receipt = (columns: Partial<EventReceipt>): EventReceipt => ({
  ...makeReceipt(tapped),
  ...columns,
});

/** Messages between tabs come behind the write. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("what the server has taken of this device, every tab hears of", () => {
  it("an event, by its receipt", async () => {
    must(await tab.store.log.applyReceipts(GAME, [receipt({})], null));
    await settle();
    expect(heard).toBe(1);
  });

  it("no event that was refused, and none twice (I8)", async () => {
    const refused = receipt({ outcome: "rejected", gameSeq: null, reason: "bad" });
    must(await tab.store.log.applyReceipts(GAME, [refused], null));
    must(await tab.store.log.applyReceipts(GAME, [receipt({})], null));
    await settle();
    expect(heard).toBe(0);
  });

  it("an event whose answer was lost, by the page of the log that shows it", async () => {
    const page = {
      afterSeq: 0,
      events: [{ ...tapped, gameSeq: 1 }],
      headSeq: 1,
      epoch: 0,
      anchor: null,
    };
    must(await tab.store.log.applyRemote(GAME, page, "2026-11-21T12:00:00.000Z"));
    must(await tab.store.log.applyRemote(GAME, page, "2026-11-21T12:00:00.000Z"));
    await settle();
    expect(heard).toBe(1);
  });

  it("a queued command, by its receipt and not by its refusal", async () => {
    const operation = { kind: "set_jersey_number", authorId: "ada", createdAt: "2026-11-21" };
    const payload = { playerId: "p1", jerseyNumber: "7" };
    must(await tab.store.operations.add({ ...operation, opId: "one", payload }));
    must(await tab.store.operations.add({ ...operation, opId: "two", payload }));
    must(await tab.store.operations.reject("one", "permission"));
    await settle();
    expect(heard).toBe(0);
    must(await tab.store.operations.settle("two", "2026-11-21T15:00:00.000Z"));
    await settle();
    expect(heard).toBe(1);
  });

  it("a report that has arrived changes no figure: nobody reads anew for it", async () => {
    const report = { kind: "submit_feedback", authorId: "ada", createdAt: "2026-11-21" };
    must(await tab.store.operations.add({ ...report, opId: "one", payload: {} }));
    must(await tab.store.operations.settle("one", "2026-11-21T15:00:00.000Z"));
    await settle();
    expect(heard).toBe(0);
  });

  it("a command that needs the network, by what it has changed", async () => {
    must(await tab.store.reference.amend("players", "p1", { isIr: true }));
    await settle();
    expect(heard).toBe(1);
  });
});
