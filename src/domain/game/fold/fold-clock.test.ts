import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventOf, GAME_ID, TEAMS, testId } from "../../../../tests/helpers/builders/build-log.ts";
import { momentAt } from "../clock/game-clock.ts";
import type { GameEvent, GameFact } from "../events.ts";
import { applyEvent, cloneGameState, createGameState, foldGame } from "./fold.ts";
import type { ClockType } from "./fold-clock.ts";
import { compareLogOrder } from "./order.ts";

interface Told {
  readonly type: ClockType;
  readonly atMs: number;
  readonly remainingMs: number;
  /** The number of the last fact that the recording phone had seen; null: it had seen none. */
  readonly seen: number | null;
}

const told: fc.Arbitrary<Told> = fc.record({
  type: fc.constantFrom<ClockType>("clock.started.v1", "clock.stopped.v1", "clock.set.v1"),
  atMs: fc.nat({ max: 9 }),
  remainingMs: fc.nat({ max: 720_000 }),
  seen: fc.option(fc.nat({ max: 20 }), { freq: 3 }),
});

const fact = (
  { type, atMs, remainingMs }: Omit<Told, "seen">,
  seenClock: string | null,
): GameFact => ({
  type,
  payload: { period: "Q1", remainingMs, atMs, seenClock },
});

/** Numbers the facts from 1; event n has the id n. */
function logOf(all: readonly Told[]): GameEvent[] {
  return all.map((one, index) => {
    const seen = one.seen === null || one.seen >= index ? null : testId(one.seen + 1);
    return eventOf(fact(one, seen), { eventId: testId(index + 1), gameSeq: index + 1 });
  });
}

const clockOf = (log: readonly GameEvent[]) => foldGame(GAME_ID, TEAMS, log).clock;

describe("D71: the clock of a folded log", () => {
  const start = { type: "clock.started.v1", atMs: 1_000, remainingMs: 720_000 } as const;
  const stop = { type: "clock.stopped.v1", atMs: 61_000, remainingMs: 660_000 } as const;

  test("is computed from the time of its last fact", () => {
    expect(clockOf([])).toBeNull();
    const running = clockOf(logOf([{ ...start, seen: null }]));
    if (running === null) throw new Error("a start starts a clock");
    expect(momentAt(running, 11_000)).toEqual({ period: "Q1", seconds: 710 });
    const stopped = clockOf(
      logOf([
        { ...start, seen: null },
        { ...stop, seen: 0 },
      ]),
    );
    if (stopped === null) throw new Error("a stop leaves a clock");
    expect(momentAt(stopped, 999_000)).toEqual({ period: "Q1", seconds: 660 });
  });

  test("a fact counts if its phone had seen the clock, whatever that phone's own time", () => {
    const late = { ...stop, atMs: 5 };
    expect(
      clockOf(
        logOf([
          { ...start, seen: null },
          { ...late, seen: 0 },
        ]),
      )?.isRunning,
    ).toBe(false);
  });

  test("of two facts that did not know of each other the later instant counts, in both orders", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(told, { minLength: 2, maxLength: 6, selector: (one) => one.atMs }),
        fc.nat(),
        (all, turn) => {
          const blind = all.map((one, index) =>
            eventOf(fact(one, null), { eventId: testId(index + 1) }),
          );
          const cut = turn % blind.length;
          const orders = [blind, blind.toReversed(), [...blind.slice(cut), ...blind.slice(0, cut)]];
          const clocks = orders.map((order) =>
            clockOf(order.map((event, index) => ({ ...event, gameSeq: index + 1 }))),
          );
          expect(clocks[1]).toEqual(clocks[0]);
          expect(clocks[2]).toEqual(clocks[0]);
          expect(clocks[0]?.atMs).toBe(Math.max(...all.map(({ atMs }) => atMs)));
        },
      ),
    );
  });

  test("I10, I12: all phones show the same, however the log is paged and whatever still waits", () => {
    fc.assert(
      fc.property(
        fc.array(told, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 20 }),
        (all, pages) => {
          const log = logOf(all);
          const whole = clockOf(log);
          const confirmed = createGameState(GAME_ID, TEAMS);
          let read = 0;
          for (const page of pages) {
            for (const event of log.slice(read, read + page)) applyEvent(confirmed, event);
            read += page;
            // Facts that still wait on this phone lie over the pulled ones and are judged as on the server.
            const waiting = log.slice(read).map((event) => ({ ...event, gameSeq: null }));
            const shown = cloneGameState(confirmed);
            for (const event of waiting.toSorted(compareLogOrder)) applyEvent(shown, event);
            expect(shown.clock).toEqual(whole);
          }
          expect(confirmed.clock).toEqual(whole);
        },
      ),
    );
  });

  test("D31: a reset clears the clock, and a final game holds waiting facts", () => {
    const seen = { seenEpoch: 0, seenState: "open" } as const;
    const log = logOf([{ ...start, seen: null }]);
    const reset = eventOf({ type: "game.reset.v1", payload: seen }, { gameSeq: 2 });
    expect(clockOf([...log, reset])).toBeNull();
    const final = eventOf({ type: "game.finalized.v1", payload: seen }, { gameSeq: 2 });
    const waiting = eventOf(fact(stop, testId(1)));
    expect(clockOf([...log, final, waiting])?.isRunning).toBe(true);
  });
});
