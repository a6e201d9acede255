import { describe, expect, it } from "vitest";
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
import { digestOf } from "../../../tests/helpers/sync/memory-server.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import type { EventReceipt } from "./apply-receipts.ts";

const PULLED_AT = "2026-11-21T12:00:00.000Z";

function applied(event: GameEvent, gameSeq: number): EventReceipt {
  return makeReceipt(event, { gameSeq });
}

function rejected(event: GameEvent, reason: string): EventReceipt {
  return makeReceipt(event, { outcome: "rejected", gameSeq: null, reason });
}

async function tap({ store, context }: TestTab, entryId: string): Promise<GameEvent> {
  const { events } = must(await store.log.append(GAME, oneTackle(entryId), context()));
  return events[0] as GameEvent;
}

/** The same act as another device recorded it and the server confirmed it. */
function remote(event: GameEvent, eventId: string, gameSeq: number): GameEvent {
  return {
    ...event,
    eventId,
    gameSeq,
    deviceId: "other-device",
    ...oneTackle(eventId)[0],
  } as GameEvent;
}

/** What a server answers whose log holds `before` and then `events`. */
function page(
  events: readonly GameEvent[],
  afterSeq = 0,
  before: readonly Pick<GameEvent, "eventId">[] = [],
) {
  const eventId = before.at(-1)?.eventId;
  const anchor =
    eventId === undefined ? null : { gameSeq: afterSeq, eventId, logDigest: digestOf(before) };
  return { afterSeq, events, headSeq: afterSeq + events.length, epoch: 0, anchor };
}

async function untouchedTab() {
  const device = createDevice();
  const tab = await device.openTab();
  return { device, tab, store: tab.store };
}

async function openedTab() {
  const opened = await untouchedTab();
  const game = must(await opened.store.games.openGame(GAME, PAIRING));
  return { ...opened, game };
}

/** The tab leaves its snapshots and closes; a new one finds what is on the device. */
async function laterVisit(device: TestDevice, before: TestTab["store"]): Promise<TestTab["store"]> {
  await before.games.saveSnapshots();
  before.close();
  return (await device.openTab()).store;
}

async function waiting({ store }: TestTab): Promise<string[]> {
  const events = must(await store.outbox.pendingEvents(GAME, undefined, 500));
  expect(store.outbox.summary().count).toBe(events.length);
  return events.map(({ eventId }) => eventId);
}

describe("receipts", () => {
  it("I2: an event leaves the outbox on its own receipt and on no other", async () => {
    const { tab, store, game } = await openedTab();
    const [first, second] = [await tap(tab, "e1"), await tap(tab, "e2")];
    const head = { headSeq: 1, logDigest: digestOf([first]), epoch: 0 };
    must(await store.log.applyReceipts(GAME, [applied(first, 1)], head));
    expect(await waiting(tab)).toEqual([second.eventId]);
    await game.settled();
    expect([...game.pendingEventIds]).toEqual([second.eventId]);
    expect(must(await store.checkpoints.get(GAME))).toMatchObject({
      gameSeq: 1,
      anchorEventId: first.eventId,
    });
  });

  it("I2: only what receipts name leaves, whatever stands between; sent events are not read again", async () => {
    const { tab, store } = await openedTab();
    const events: GameEvent[] = [];
    for (let index = 0; index < 6; index += 1) events.push(await tap(tab, `e${index}`));
    const named = events.filter((_, index) => index !== 2 && index !== 5);
    const receipts = named.map((event, index) => applied(event, index + 1));
    const head = { headSeq: 4, logDigest: digestOf(named), epoch: 0 };
    must(await store.log.applyReceipts(GAME, receipts, head, events));
    expect(await waiting(tab)).toEqual([events[2]?.eventId, events[5]?.eventId]);
    must(await store.log.applyReceipts(GAME, receipts, head, events));
    expect(must(await store.log.eventsOf(GAME)).map(({ gameSeq }) => gameSeq)).toEqual([
      ...[1, 2, 3, 4],
      ...[null, null],
    ]);
  });

  it("I8: a duplicate of applied confirms; the same receipts twice change nothing", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    const receipt = { ...applied(event, 7), outcome: "duplicate" as const, of: "applied" as const };
    expect(must(await store.log.applyReceipts(GAME, [receipt], null)).confirmed).toBe(1);
    expect(must(await store.log.applyReceipts(GAME, [receipt], null)).confirmed).toBe(0);
    expect(must(await store.log.eventsOf(GAME))).toMatchObject([{ gameSeq: 7 }]);
    // Positions 1 to 6 are still unknown here.
    expect(must(await store.checkpoints.get(GAME))).toMatchObject({ gameSeq: 0, restoring: false });
  });

  it("I12: an event that was applied in a later epoch counts in that one, by receipt or by page", async () => {
    const byReceipt = await openedTab();
    const event = await tap(byReceipt.tab, "e1");
    const late = {
      ...applied(event, 1),
      outcome: "duplicate" as const,
      of: "applied" as const,
      epoch: 3,
    };
    must(await byReceipt.store.log.applyReceipts(GAME, [late], null));
    expect(must(await byReceipt.store.log.eventsOf(GAME))).toMatchObject([{ epoch: 3 }]);

    const byPage = await openedTab();
    const second = await tap(byPage.tab, "e2");
    must(await byPage.store.log.applyReceipts(GAME, [applied(second, 2)], null));
    const log = [remote(second, "first", 1), { ...second, gameSeq: 2, epoch: 3 }];
    must(await byPage.store.log.applyRemote(GAME, page(log), PULLED_AT));
    expect(must(await byPage.store.log.eventsOf(GAME)).map(({ epoch }) => epoch)).toEqual([0, 3]);
  });

  it("I2: a receipt that settles nothing leaves the event waiting", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    const receipts = [{ ...applied(event, 1), gameSeq: null }];
    const result = must(await store.log.applyReceipts(GAME, receipts, null));
    expect(result.unresolved).toEqual([event.eventId]);
    expect(await waiting(tab)).toEqual([event.eventId]);
  });

  it.each(["held_late", "superseded_epoch", "orphaned", "rejected"] as const)(
    "I7: %s moves the full event to the quarantine, as attention",
    async (outcome) => {
      const { tab, store, game } = await openedTab();
      const event = await tap(tab, "e1");
      const receipt = { ...applied(event, 1), outcome, gameSeq: null, reason: "permission" };
      const result = must(await store.log.applyReceipts(GAME, [receipt], null));
      expect(result.quarantined).toEqual([event]);
      expect(await waiting(tab)).toEqual([]);
      await game.settled();
      // What the server holds is counted by its word only; a refused one until it is put aside (I14).
      expect(game.state.liveEntryCount).toBe(outcome === "rejected" ? 1 : 0);
      const rows = must(await store.quarantine.list(GAME));
      expect(rows).toMatchObject([{ event, outcome, reason: "permission", attention: true }]);
      await store.quarantine.refresh();
      expect(store.quarantine.summary()).toMatchObject({ attention: 1, total: 1 });
    },
  );

  it("D31: state_changed closes quietly: kept in the history, no attention", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    const receipts = [rejected(event, "state_changed")];
    const result = must(await store.log.applyReceipts(GAME, receipts, null));
    expect(result.closedQuietly).toEqual([event]);
    await store.quarantine.refresh();
    expect(store.quarantine.summary()).toMatchObject({ attention: 0, total: 1 });
  });

  it("keeps the totals row honest about what waits (I17)", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    expect(must(await store.totals.get(GAME))?.waiting).toBe(true);
    must(await store.log.applyReceipts(GAME, [applied(event, 1)], null));
    expect(must(await store.totals.get(GAME))?.waiting).toBe(false);
  });
});

describe("pull", () => {
  it("I2: an own event in a page counts as its receipt", async () => {
    const { tab, store, game } = await openedTab();
    const event = await tap(tab, "e1");
    const stored = { ...event, gameSeq: 1, recordedBy: "author-1" };
    const result = must(await store.log.applyRemote(GAME, page([stored]), PULLED_AT));
    expect(result).toEqual({ outcome: "applied", gameSeq: 1, newEvents: 1 });
    expect(await waiting(tab)).toEqual([]);
    await game.settled();
    expect(game.pendingEventIds.size).toBe(0);
  });

  it("I10: others' events come before what waits here", async () => {
    const { tab, store, game } = await openedTab();
    const event = await tap(tab, "mine");
    must(await store.log.applyRemote(GAME, page([remote(event, "theirs", 1)]), PULLED_AT));
    await game.settled();
    expect([...game.state.entries.keys()]).toEqual(["theirs", "mine"]);
  });

  it("a game whose log is not here starts from its row, and from the log once that has come", async () => {
    const { device, tab, store } = await untouchedTab();
    const row = { epoch: 2, phase: "open" as const, everFinalized: true };
    const game = must(await store.games.openGame(GAME, PAIRING, row));
    const { events } = must(await store.log.append(GAME, oneTackle("e1"), tab.context(2)));
    expect(game.state).toMatchObject({ epoch: 2, everFinalized: true, liveEntryCount: 1 });
    const later = await laterVisit(device, store);
    const again = must(await later.games.openGame(GAME, PAIRING, row));
    const theirs = { ...remote(events[0] as GameEvent, "theirs", 1), epoch: 0 };
    must(await later.log.applyRemote(GAME, page([theirs]), PULLED_AT));
    await again.settled();
    // The log says epoch 0; the event of epoch 2 waits and does not count yet.
    expect([...again.state.entries.keys()]).toEqual(["theirs"]);
    expect(again.pendingEventIds.size).toBe(1);
  });

  it("a snapshot never carries the row's epoch into the log", async () => {
    const { device, tab, store } = await untouchedTab();
    const row = { epoch: 2, phase: "open" as const, everFinalized: true };
    const game = must(await store.games.openGame(GAME, PAIRING, row));
    const { events } = must(await store.log.append(GAME, oneTackle("e1"), tab.context(2)));
    const [event] = events as readonly [GameEvent];
    must(await store.log.setAside(GAME, [{ eventId: event.eventId, reason: "422" }]));
    await game.settled();
    const later = await laterVisit(device, store);
    const theirs = { ...remote(event, "theirs", 1), epoch: 0 };
    must(await later.log.applyRemote(GAME, page([theirs]), PULLED_AT));
    const again = must(await later.games.openGame(GAME, PAIRING, row));
    expect(again.state).toMatchObject({ epoch: 0, liveEntryCount: 1 });
  });

  it("I3: takes nothing from a log that does not fit at the anchor", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    must(await store.log.applyReceipts(GAME, [applied(event, 1)], null));
    const foreign = page([remote(event, "theirs", 2)], 1, [{ eventId: "another-event" }]);
    expect(must(await store.log.applyRemote(GAME, foreign, PULLED_AT))).toEqual({
      outcome: "anchor-mismatch",
    });
    expect(must(await store.log.eventsOf(GAME))).toHaveLength(1);
  });

  it("stores a page beyond the checkpoint without claiming to be complete", async () => {
    const { tab, store, game } = await openedTab();
    const event = await tap(tab, "e1");
    must(await store.log.applyRemote(GAME, page([remote(event, "theirs", 5)], 4), PULLED_AT));
    expect(must(await store.checkpoints.get(GAME))?.gameSeq).toBe(0);
    await game.settled();
    expect([...game.state.entries.keys()]).toEqual(["theirs", "e1"]);
  });

  it("D31: a held event that was set aside elsewhere stays and stops asking for attention", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    const held = { ...applied(event, 1), outcome: "held_late" as const, gameSeq: null };
    must(await store.log.applyReceipts(GAME, [held], null));
    await store.quarantine.refresh();
    expect(store.quarantine.summary()).toMatchObject({ attention: 1, total: 1 });
    const decision = {
      ...remote(event, "decision", 1),
      type: "held.set_aside.v1",
      payload: { eventIds: [event.eventId] },
    } as GameEvent;
    must(await store.log.applyRemote(GAME, page([decision]), PULLED_AT));
    await store.quarantine.refresh();
    expect(store.quarantine.summary()).toMatchObject({ attention: 0, total: 1 });
  });

  it("D31: a held event that was applied leaves the quarantine by appearing in the log", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    const held = { ...applied(event, 1), outcome: "held_late" as const, gameSeq: null };
    must(await store.log.applyReceipts(GAME, [held], null));
    must(await store.log.applyRemote(GAME, page([{ ...event, gameSeq: 1 }]), PULLED_AT));
    expect(must(await store.quarantine.list())).toEqual([]);
    expect(must(await store.log.eventsOf(GAME))).toHaveLength(1);
  });
});

describe("a restored backup", () => {
  it("I3: keeps everything on screen, then sends again what the server lacks", async () => {
    const { tab, store, game } = await openedTab();
    const [kept, lost] = [await tap(tab, "kept"), await tap(tab, "lost")];
    const theirs = remote(kept, "theirs", 3);
    const both = [applied(kept, 1), applied(lost, 2)];
    const head = { headSeq: 2, logDigest: digestOf([kept, lost]), epoch: 0 };
    must(await store.log.applyReceipts(GAME, both, head));
    must(await store.log.applyRemote(GAME, page([theirs], 2, [kept, lost]), PULLED_AT));

    must(await store.log.dropCheckpoint(GAME));
    await game.settled();
    expect([...game.state.entries.keys()]).toEqual(["kept", "lost", "theirs"]);
    must(await store.log.applyRemote(GAME, page([{ ...kept, gameSeq: 1 }]), PULLED_AT));
    const result = await store.log.requeueMissing(GAME, new Set([kept.eventId]));
    expect(must(result)).toEqual({ requeued: 1 });
    await game.settled();
    expect([...game.state.entries.keys()]).toEqual(["kept", "lost"]);
    await store.outbox.settled();
    expect(await waiting(tab)).toEqual([lost.eventId]);
    // The other device sends its event itself; until then it stays here, without an alarm.
    expect(must(await store.quarantine.list())).toMatchObject([
      { eventId: theirs.eventId, outcome: "not_in_log", attention: false },
    ]);
    expect(must(await store.checkpoints.get(GAME))).toMatchObject({ gameSeq: 1, restoring: false });
  });
});

describe("quarantine", () => {
  it("I14: poison leaves the queue, still counts, and can be sent again as it was", async () => {
    const { tab, store, game } = await openedTab();
    const [poison, good] = [await tap(tab, "poison"), await tap(tab, "good")];
    const moved = await store.log.setAside(GAME, [{ eventId: poison.eventId, reason: "422" }]);
    expect(must(moved)).toEqual([poison]);
    expect(await waiting(tab)).toEqual([good.eventId]);
    await game.settled();
    expect([...game.state.entries.keys()]).toEqual(["poison", "good"]);
    expect([...game.refusedEntryIds]).toEqual(["poison"]);

    expect(must(await store.quarantine.retry([poison.eventId]))).toEqual({ retried: 1 });
    await game.settled();
    await store.outbox.settled();
    expect(await waiting(tab)).toEqual([poison.eventId, good.eventId]);
    expect([...game.state.entries.keys()]).toEqual(["poison", "good"]);
    expect(must(await store.log.eventsOf(GAME))).toEqual([poison, good]);
    expect(game.refusedEntryIds.size).toBe(0);
  });

  it("dismissing ends the attention and keeps the event", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    must(await store.log.applyReceipts(GAME, [rejected(event, "invalid")], null));
    must(await store.quarantine.dismiss([event.eventId], { kind: "exported", at: PULLED_AT }));
    await store.quarantine.refresh();
    expect(store.quarantine.summary()).toMatchObject({ attention: 0, total: 1 });
    expect(must(await store.quarantine.list())).toMatchObject([{ event }]);
  });
});

describe("pruning", () => {
  const FINALIZED = "2026-11-01T00:00:00.000Z";
  const DAYS = 24 * 60 * 60 * 1_000;

  it("I3: keeps a finished game for 14 days, and any event that waits for ever", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    const at = (days: number) => Date.parse(FINALIZED) + days * DAYS;
    const prune = async (days: number) => must(await store.log.prune(GAME, FINALIZED, at(days)));
    expect(await prune(400)).toEqual({ pruned: false });
    must(await store.log.applyReceipts(GAME, [applied(event, 1)], null));
    expect(await prune(13.9)).toEqual({ pruned: false });
    expect(must(await store.log.prune(GAME, "no date", at(400)))).toEqual({ pruned: false });
    expect(await prune(14)).toEqual({ pruned: true });
    expect(must(await store.log.eventsOf(GAME))).toEqual([]);
  });

  it("keeps what was read within a day, because a screen may show it", async () => {
    const { tab, store } = await openedTab();
    const event = await tap(tab, "e1");
    must(await store.log.applyRemote(GAME, page([{ ...event, gameSeq: 1 }]), PULLED_AT));
    const after = (days: number) => Date.parse(PULLED_AT) + days * DAYS;
    const prune = async (days: number) => must(await store.log.prune(GAME, FINALIZED, after(days)));
    expect(await prune(0.9)).toEqual({ pruned: false });
    expect(must(await store.log.eventsOf(GAME))).toHaveLength(1);
    expect(await prune(1)).toEqual({ pruned: true });
  });
});
