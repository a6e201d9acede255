import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFact, recordedFact } from "../../../tests/helpers/builders/arbitrary-facts.ts";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
} from "../../../tests/helpers/builders/build-log.ts";
import type { GameEvent, GameFact } from "../../domain/game/events.ts";
import { foldGame } from "../../domain/game/fold/fold.ts";
import { compareLogOrder } from "../../domain/game/fold/order.ts";
import { UNNUMBERED } from "../../domain/game/fold/unnumbered.ts";
import { GameProjection, type LoadedGame } from "./game-projection.ts";

/** What the database of the device would hold. */
class StoredLog {
  readonly events = new Map<string, GameEvent>();
  complete = 0;
  version = 0;
  deviceSeq = 0;

  load(): LoadedGame {
    const confirmed = this.confirmed();
    const base = foldGame(
      GAME_ID,
      TEAMS,
      confirmed.filter((event) => (event.gameSeq ?? 0) <= this.complete),
    );
    const pending = this.pending();
    return {
      base,
      head: foldGame(GAME_ID, TEAMS, [...confirmed, ...pending]),
      baseSeq: this.complete,
      isLogKnown: true,
      version: this.version,
      ahead: confirmed.filter((event) => (event.gameSeq ?? 0) > this.complete),
      pending,
      pendingEventIds: new Set(pending.map(({ eventId }) => eventId)),
      refusedIds: new Set(),
      highestPendingSeq: pending.at(-1)?.deviceSeq ?? -1,
    };
  }

  confirmed(): GameEvent[] {
    return [...this.events.values()]
      .filter(({ gameSeq }) => gameSeq !== null)
      .sort(compareLogOrder);
  }

  pending(): GameEvent[] {
    return [...this.events.values()]
      .filter(({ gameSeq }) => gameSeq === null)
      .sort(compareLogOrder);
  }
}

const finalize: GameFact = {
  type: "game.finalized.v1",
  payload: { seenEpoch: 0, seenState: "open" },
};
/** Does not fit on this device; the server may know better (I20). */
const unfitting: GameFact = {
  type: "game.finalized.v1",
  payload: { seenEpoch: 0, seenState: "open", seenTransition: testId(1) },
};
const reopen: GameFact = {
  type: "game.reopened.v1",
  payload: { seenEpoch: 0, seenState: "final" },
};
const fact = fc.oneof(
  { weight: 6, arbitrary: recordedFact },
  { weight: 4, arbitrary: anyFact },
  { weight: 2, arbitrary: fc.constantFrom(finalize, reopen, unfitting) },
);

type Step =
  | { readonly do: "paint"; readonly fact: GameFact }
  | { readonly do: "tap"; readonly fact: GameFact }
  | { readonly do: "other"; readonly fact: GameFact }
  /** Commits what was painted first, or what was painted last. */
  | { readonly do: "commit"; readonly first: boolean }
  /** Another tab's tap got the next number. */
  | { readonly do: "elsewhere"; readonly fact: GameFact }
  /** The server applies waiting events, `gap` unseen events of others before them. */
  | { readonly do: "confirm"; readonly count: number; readonly skip: number; readonly gap: number }
  | { readonly do: "withdraw"; readonly skip: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("tap" as const), fact }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("paint" as const), fact }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("other" as const), fact }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("commit" as const), first: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("elsewhere" as const), fact }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("confirm" as const),
      count: fc.integer({ min: 1, max: 3 }),
      skip: fc.constantFrom(0, 0, 0, 1),
      gap: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("withdraw" as const), skip: fc.constantFrom(0, 1) }),
  },
);

/** Plays the steps; every change goes to the stored log first, then to the projection. */
function play(steps: readonly Step[]): { readonly reads: number } {
  const stored = new StoredLog();
  const unseen: GameEvent[] = [];
  const projection = new GameProjection(stored.load());
  let painted: GameEvent[] = [];
  let serverSeq = 0;
  let reads = 0;
  const orRead = (worked: boolean): void => {
    if (worked) return;
    reads += 1;
    projection.replace(stored.load());
  };
  const number = (event: GameEvent): GameEvent => {
    stored.deviceSeq += 1;
    const numbered = { ...event, deviceSeq: stored.deviceSeq };
    stored.events.set(event.eventId, numbered);
    return numbered;
  };
  const settle = (confirmed: readonly GameEvent[], withdrawn: readonly string[]): void => {
    for (const event of confirmed) stored.events.set(event.eventId, event);
    for (const eventId of withdrawn) stored.events.delete(eventId);
    for (const { gameSeq } of stored.confirmed()) {
      if (gameSeq === stored.complete + 1) stored.complete += 1;
    }
    stored.version += 1;
    const { complete: completeThrough, version } = stored;
    const change = { kind: "settled" as const, gameId: GAME_ID, confirmed, withdrawn, refused: [] };
    orRead(projection.settle({ ...change, completeThrough, version }));
  };
  for (const one of steps) {
    if (one.do === "paint" || one.do === "tap") {
      const event = eventOf(one.fact, { deviceSeq: UNNUMBERED, epoch: projection.head.epoch });
      projection.paint([event]);
      painted.push(event);
      if (one.do === "tap") {
        painted = painted.filter((other) => other !== event);
        orRead(projection.number([number(event)]));
      }
    } else if (one.do === "commit") {
      const event = one.first ? painted[0] : painted.at(-1);
      painted = painted.filter((other) => other !== event);
      if (event) orRead(projection.number([number(event)]));
    } else if (one.do === "elsewhere") {
      orRead(projection.number([number(eventOf(one.fact, { epoch: projection.head.epoch }))]));
    } else if (one.do === "other") {
      serverSeq += 1;
      const event = eventOf(one.fact, { gameSeq: serverSeq, epoch: projection.head.epoch });
      settle([...unseen.splice(0), event], []);
    } else if (one.do === "confirm") {
      for (let index = 0; index < one.gap; index += 1) {
        serverSeq += 1;
        unseen.push(eventOf(finalize, { gameSeq: serverSeq, epoch: projection.head.epoch }));
      }
      const events = stored.pending().slice(one.skip, one.skip + one.count);
      settle(
        events.map((event) => {
          serverSeq += 1;
          return { ...event, gameSeq: serverSeq };
        }),
        [],
      );
    } else if (one.do === "withdraw") {
      const event = stored.pending()[one.skip];
      if (event) settle([], [event.eventId]);
    }
    const log = [...stored.confirmed(), ...stored.pending(), ...painted];
    expect(projection.head).toEqual(foldGame(GAME_ID, TEAMS, log));
    expect([...projection.pendingIds].sort()).toEqual(
      stored
        .pending()
        .map(({ eventId }) => eventId)
        .sort(),
    );
  }
  return { reads };
}

describe("game projection", () => {
  it("I10, I15: equals the fold of the stored log and the acts in flight after every step", () => {
    let reads = 0;
    let steps = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (played) => {
        reads += play(played).reads;
        steps += played.length;
      }),
      { numRuns: 400 },
    );
    // Reading again is always right; the point is not to need it.
    expect(reads / steps).toBeLessThan(0.01);
  }, 60_000);

  it("changes the state in place for taps and for receipts in order (O(1))", () => {
    const stored = new StoredLog();
    const projection = new GameProjection(stored.load());
    const { head } = projection;
    const entry = { statType: "tackle" as const, teamId: HOME, playerId: testId(101) };
    for (let index = 1; index <= 50; index += 1) {
      const recorded: GameFact = {
        type: "stat.recorded.v1",
        payload: { entries: [{ ...entry, entryId: testId(index) }] },
      };
      const event = eventOf(recorded, { deviceSeq: index });
      projection.paint([event]);
      expect(projection.number([event])).toBe(true);
      const change = { kind: "settled" as const, gameId: GAME_ID, withdrawn: [], refused: [] };
      const confirmed = [{ ...event, gameSeq: index }];
      const place = { completeThrough: index, version: index };
      expect(projection.settle({ ...change, ...place, confirmed })).toBe(true);
    }
    expect(projection.head).toBe(head);
    expect(projection.base).toEqual(head);
  });

  it("I10: a waiting event with a lower number takes its place before the others", () => {
    const stored = new StoredLog();
    const projection = new GameProjection(stored.load());
    const events = [2, 1].map((deviceSeq) =>
      eventOf(
        { type: "score.overridden.v1", payload: { visitor: deviceSeq, home: 0 } },
        { deviceSeq },
      ),
    );
    // Painted last, committed first: another tab took the number between.
    projection.paint(events.slice(1));
    for (const event of events) expect(projection.number([event])).toBe(true);
    expect(projection.head.override?.visitor).toBe(2);
  });

  it("asks for a fresh read when another tab's write came between", () => {
    const projection = new GameProjection(new StoredLog().load());
    const change = {
      kind: "settled" as const,
      gameId: GAME_ID,
      confirmed: [],
      withdrawn: [],
      refused: [],
    };
    expect(projection.settle({ ...change, completeThrough: 0, version: 2 })).toBe(false);
  });

  it("I8: an act that a fresh read already has is not counted twice", () => {
    const stored = new StoredLog();
    const projection = new GameProjection(stored.load());
    const payload = { teamId: HOME };
    const event = eventOf({ type: "timeout.used.v1", payload }, { deviceSeq: UNNUMBERED });
    projection.paint([event]);
    stored.events.set(event.eventId, { ...event, deviceSeq: 1 });
    projection.replace(stored.load());
    expect(projection.inFlight).toEqual([]);
    expect(projection.head.timeoutsUsed.home).toBe(1);
  });
});
