import { describe, expect, it } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import {
  createDevice,
  GAME,
  must,
  oneTackle,
  type TestTab,
} from "../../../tests/helpers/device.ts";
import { digestOf } from "../../../tests/helpers/sync/memory-server.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import type { EventReceipt, LogHead } from "./apply-receipts.ts";

const PULLED_AT = "2026-11-21T12:00:00.000Z";

async function tap({ store, context }: TestTab): Promise<GameEvent> {
  const { events } = must(await store.log.append(GAME, oneTackle("entry"), context()));
  return events[0] as GameEvent;
}

/** An event of another phone. */
function theirs(like: GameEvent, gameSeq: number): GameEvent {
  const eventId = `0190a1b2-c3d4-7e5f-8a6b-${String(gameSeq).padStart(12, "7")}`;
  return { ...like, eventId, gameSeq, deviceId: "other-device" };
}

const receipt = (
  event: GameEvent,
  gameSeq: number,
  outcome: "applied" | "duplicate" = "applied",
): EventReceipt =>
  makeReceipt(event, { gameSeq, outcome, of: outcome === "duplicate" ? "applied" : null });

/** What a push answers that has left the server with this log. */
const headOf = (log: readonly GameEvent[]): LogHead => ({
  headSeq: log.length,
  logDigest: digestOf(log),
  epoch: 0,
});

function page(log: readonly GameEvent[], afterSeq: number) {
  const anchor = log[afterSeq - 1];
  return {
    afterSeq,
    events: log
      .slice(afterSeq)
      .map((event, index) => ({ ...event, gameSeq: afterSeq + index + 1 })),
    headSeq: log.length,
    epoch: 0,
    anchor:
      anchor === undefined
        ? null
        : {
            gameSeq: afterSeq,
            eventId: anchor.eventId,
            logDigest: digestOf(log.slice(0, afterSeq)),
          },
  };
}

describe("S11 receipts of another log than the one that was read", () => {
  async function read() {
    const tab = await createDevice().openTab();
    const { log } = tab.store;
    const [first, second, third] = [await tap(tab), await tap(tab), await tap(tab)];
    must(await log.applyReceipts(GAME, [receipt(first, 1)], headOf([first])));
    const pushed = async (receipts: readonly EventReceipt[], server: readonly GameEvent[]) =>
      must(await log.applyReceipts(GAME, receipts, headOf(server))).otherHistory;
    const checkpoint = async () => must(await tab.store.checkpoints.get(GAME));
    const standing = async (event: GameEvent) =>
      must(await log.eventsOf(GAME)).find(({ eventId }) => eventId === event.eventId);
    return { tab, first, second, third, pushed, checkpoint, standing };
  }

  it("I3: a log that has only grown is the same one, whoever wrote in between", async () => {
    const { first, second, third, pushed, checkpoint } = await read();
    const log = [first, theirs(first, 2), second, third];
    expect(await pushed([receipt(second, 3)], log.slice(0, 3))).toBe(false);
    expect(await pushed([receipt(third, 4)], log)).toBe(false);
    expect(await checkpoint()).toMatchObject({ gameSeq: 1, restoring: false, headSeq: 4 });
  });

  it.each<[string, (parts: Awaited<ReturnType<typeof read>>) => Promise<boolean>]>([
    [
      "gives a place that was read already",
      ({ first, second, pushed }) => pushed([receipt(second, 1)], [second, theirs(first, 2)]),
    ],
    [
      "knows an event at a place that was read with another one",
      ({ first, second, pushed }) =>
        pushed([receipt(second, 1, "duplicate")], [second, theirs(first, 2)]),
    ],
    [
      "ends before what was read",
      ({ second, pushed }) =>
        pushed([{ ...receipt(second, 0), outcome: "rejected", gameSeq: null }], []),
    ],
    [
      "follows what was read, with another event in its place",
      ({ first, second, pushed }) => pushed([receipt(second, 2)], [theirs(first, 1), second]),
    ],
    [
      "gives a place that was acknowledged beyond the checkpoint",
      async ({ first, second, third, pushed }) => {
        const others = [theirs(first, 2), theirs(first, 3)];
        expect(await pushed([receipt(second, 4)], [first, ...others, second])).toBe(false);
        return pushed([receipt(third, 4)], [first, ...others, third]);
      },
    ],
    [
      "ends before what was acknowledged beyond the checkpoint",
      async ({ first, second, third, pushed }) => {
        const others = [theirs(first, 2), theirs(first, 3), theirs(first, 4)];
        expect(await pushed([receipt(second, 5)], [first, ...others, second])).toBe(false);
        return pushed([receipt(third, 3)], [first, theirs(first, 2), third]);
      },
    ],
  ])("I3: the checkpoint is dropped when the log %s", async (_, push) => {
    const parts = await read();
    expect(await push(parts)).toBe(true);
    expect(await parts.checkpoint()).toMatchObject({ gameSeq: 0, restoring: true, logDigest: 0 });
    // What the lost log had confirmed is to be seen again; what this answer confirmed is not.
    expect(await parts.standing(parts.first)).toMatchObject({ gameSeq: 1, stale: true });
  });

  it("I2: the receipts of such an answer count all the same", async () => {
    const { tab, first, second, third, pushed, standing } = await read();
    await pushed([receipt(second, 1)], [second, theirs(first, 2)]);
    expect(await standing(second)).not.toHaveProperty("stale");
    expect(must(await tab.store.outbox.pendingEvents(GAME, undefined, 9))).toMatchObject([
      { eventId: third.eventId },
    ]);
  });
});

describe("S11 a page of another log than the one that was read", () => {
  /** Place 1 was read; an own event was acknowledged at place 3, what is at 2 has not come yet. */
  async function read() {
    const tab = await createDevice().openTab();
    const { log } = tab.store;
    const [first, mine] = [await tap(tab), await tap(tab)];
    const whole = [first, theirs(first, 2), mine];
    must(await log.applyReceipts(GAME, [receipt(first, 1), receipt(mine, 3)], headOf(whole)));
    const pulled = async (server: readonly GameEvent[], afterSeq = 1) =>
      must(await log.applyRemote(GAME, page(server, afterSeq), PULLED_AT)).outcome;
    return { tab, first, mine, whole, pulled };
  }

  it("I3: a log that has only grown is taken, with the own event in its place", async () => {
    const { tab, first, whole, pulled } = await read();
    expect(await pulled([...whole, theirs(first, 4)])).toBe("applied");
    const checkpoint = must(await tab.store.checkpoints.get(GAME));
    expect(checkpoint).toMatchObject({
      gameSeq: 4,
      logDigest: digestOf([...whole, theirs(first, 4)]),
    });
  });

  it("I3: nothing is taken when something before the anchor differs", async () => {
    const { first, mine, pulled } = await read();
    expect(await pulled([first, theirs(first, 2), mine])).toBe("applied");
    expect(await pulled([theirs(first, 9), theirs(first, 2), mine, theirs(first, 4)], 3)).toBe(
      "anchor-mismatch",
    );
  });

  it("I3: nothing is taken when another event stands where an own one was acknowledged", async () => {
    const { first, pulled } = await read();
    expect(await pulled([first, theirs(first, 2), theirs(first, 3)])).toBe("anchor-mismatch");
  });

  it("I3: nothing is taken from a log that ends before an own acknowledged event", async () => {
    const { first, pulled } = await read();
    expect(await pulled([first, theirs(first, 2)])).toBe("anchor-mismatch");
    expect(await pulled([first])).toBe("anchor-mismatch");
  });
});
