import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFact } from "../../../tests/helpers/builders/arbitrary-facts.ts";
import { eventOf, GAME_ID, TEAMS } from "../../../tests/helpers/builders/build-log.ts";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { createDevice, must, type TestTab } from "../../../tests/helpers/device.ts";
import { digestOf } from "../../../tests/helpers/sync/memory-server.ts";
import type { GameEvent, GameFact } from "../../domain/game/events.ts";
import { foldGame } from "../../domain/game/fold/fold.ts";
import type { EventReceipt } from "../log/apply-receipts.ts";
import type { OpenGame } from "./open-game.ts";

/** The server's log of the one game, and what it answers. */
class Server {
  readonly log: GameEvent[] = [];

  /** Somebody else's event. */
  record(fact: GameFact, epoch: number): void {
    this.log.push(eventOf(fact, { gameSeq: this.log.length + 1, epoch }));
  }

  receive(event: GameEvent, answer: "apply" | "hold" | "reject"): EventReceipt {
    const known = this.log.find(({ eventId }) => eventId === event.eventId);
    if (known) {
      const { gameSeq } = known;
      return makeReceipt(event, { outcome: "duplicate", of: "applied", gameSeq });
    }
    if (answer !== "apply") {
      const outcome = answer === "hold" ? ("held_late" as const) : ("rejected" as const);
      return makeReceipt(event, { outcome, gameSeq: null });
    }
    const gameSeq = this.log.length + 1;
    this.log.push({ ...event, gameSeq, receivedAt: "2026-11-21T12:00:01.000Z" });
    return makeReceipt(event, { gameSeq });
  }

  page(afterSeq: number, limit: number, epoch: number) {
    const last = this.log[afterSeq - 1];
    return {
      afterSeq,
      events: this.log.slice(afterSeq, afterSeq + limit),
      headSeq: this.log.length,
      epoch,
      anchor:
        last === undefined
          ? null
          : {
              gameSeq: afterSeq,
              eventId: last.eventId,
              logDigest: digestOf(this.log.slice(0, afterSeq)),
            },
    };
  }
}

type Step =
  | { readonly do: "tap"; readonly fact: GameFact; readonly tab: number }
  | { readonly do: "other"; readonly fact: GameFact }
  | {
      readonly do: "push";
      readonly count: number;
      readonly answer: "apply" | "hold" | "reject";
      readonly isLost: boolean;
      readonly tab: number;
    }
  | { readonly do: "pull"; readonly limit: number; readonly tab: number }
  | { readonly do: "snapshot"; readonly tab: number }
  | { readonly do: "reopen"; readonly tab: number };

const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("tap" as const), fact: anyFact, tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("other" as const), fact: anyFact }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("push" as const),
      count: fc.integer({ min: 1, max: 4 }),
      answer: fc.constantFrom("apply", "apply", "apply", "hold", "reject"),
      isLost: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("pull" as const),
      limit: fc.integer({ min: 1, max: 5 }),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("snapshot" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reopen" as const), tab }) },
);

async function expectFold(game: OpenGame, { store }: TestTab): Promise<void> {
  await game.settled();
  const events = must(await store.log.eventsOf(GAME_ID));
  expect(game.state).toEqual(foldGame(GAME_ID, TEAMS, events));
  const waiting = events.filter(({ gameSeq }) => gameSeq === null);
  expect([...game.pendingEventIds].sort()).toEqual(waiting.map(({ eventId }) => eventId).sort());
}

async function play(steps: readonly Step[]): Promise<void> {
  const device = createDevice();
  const server = new Server();
  const tabs = [await device.openTab(), await device.openTab()];
  const at = (index: number): TestTab => tabs[index] as TestTab;
  const open = async (index: number) => must(await at(index).store.games.openGame(GAME_ID, TEAMS));
  const games = [await open(0), await open(1)];
  for (const one of steps) {
    if (one.do === "other") {
      server.record(one.fact, games[0]?.state.epoch ?? 0);
      continue;
    }
    const { store, context, scheduler } = at(one.tab);
    const epoch = (games[one.tab] as OpenGame).state.epoch;
    if (one.do === "tap") must(await store.log.append(GAME_ID, [one.fact], context(epoch)));
    if (one.do === "push") {
      const sent = must(await store.outbox.pendingEvents(GAME_ID, undefined, one.count));
      const receipts = sent.map((event) => server.receive(event, one.answer));
      const head = { headSeq: server.log.length, logDigest: digestOf(server.log), epoch };
      if (!one.isLost) must(await store.log.applyReceipts(GAME_ID, receipts, head));
    }
    if (one.do === "pull") {
      const afterSeq = must(await store.checkpoints.get(GAME_ID))?.gameSeq ?? 0;
      const page = server.page(afterSeq, one.limit, epoch);
      must(await store.log.applyRemote(GAME_ID, page, "2026-11-21T12:00:00.000Z"));
    }
    if (one.do === "snapshot") {
      scheduler.hide();
      await games[one.tab]?.save();
    }
    if (one.do === "reopen") {
      store.close();
      tabs[one.tab] = await device.openTab();
      games[one.tab] = await open(one.tab);
    }
    for (const [index, game] of games.entries()) await expectFold(game, at(index));
  }
}

describe("open game", () => {
  it("I10, I15: equals the fold from scratch after every step, in every tab", async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), play), {
      numRuns: 60,
    });
  }, 60_000);
});
