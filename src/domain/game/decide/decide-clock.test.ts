import { describe, expect, test } from "vitest";
import { type ClockRules, clockRules, type GameClock, gameClockText } from "../clock/game-clock.ts";
import { type ClockAction, decideClock } from "./decide-clock.ts";

const QUARTERS: ClockRules = { periods: "quarters", periodMinutes: 12 };
const WHOLE = 720_000;

function clock(fields: Partial<GameClock>): GameClock {
  return {
    eventId: "seen",
    period: "Q1",
    remainingMs: WHOLE,
    atMs: 0,
    isRunning: false,
    ...fields,
  };
}

function decided(standing: GameClock | null, action: ClockAction, nowMs: number, rules = QUARTERS) {
  const decision = decideClock({ clock: standing }, action, rules, nowMs);
  if (!decision.ok) throw new Error("a clock is never refused");
  return decision.value.map(({ type, payload }) => [type, payload]);
}

describe("D71: starting, stopping and setting the clock", () => {
  test("the first start begins the whole first period", () => {
    const payload = { period: "Q1", remainingMs: WHOLE, atMs: 5, seenClock: null };
    expect(decided(null, { kind: "start" }, 5)).toEqual([["clock.started.v1", payload]]);
    const halves: ClockRules = { periods: "halves", periodMinutes: 20 };
    expect(decided(null, { kind: "start" }, 5, halves)).toMatchObject([
      ["clock.started.v1", { period: "H1", remainingMs: 1_200_000 }],
    ]);
  });

  test("a stop records the time left, to the millisecond", () => {
    const running = clock({ isRunning: true, atMs: 1_000 });
    const payload = { period: "Q1", remainingMs: WHOLE - 4_321, atMs: 5_321, seenClock: "seen" };
    expect(decided(running, { kind: "stop" }, 5_321)).toEqual([["clock.stopped.v1", payload]]);
  });

  test("a start goes on from the time left", () => {
    const standing = clock({ remainingMs: 252_000 });
    expect(decided(standing, { kind: "start" }, 9)).toMatchObject([
      ["clock.started.v1", { period: "Q1", remainingMs: 252_000, atMs: 9 }],
    ]);
  });

  test.each([
    ["Q1", "Q2"],
    ["Q4", "OT"],
    ["OT", "OT"],
    // The league has changed from halves.
    ["H1", "Q1"],
  ] as const)("after the end of %s a start begins %s", (period, next) => {
    const runDown = clock({ period, isRunning: true, remainingMs: 1_000 });
    expect(decided(runDown, { kind: "start" }, 60_000)).toMatchObject([
      ["clock.started.v1", { period: next, remainingMs: WHOLE }],
    ]);
  });

  test("starting a running clock or stopping a stopped one records nothing", () => {
    expect(decided(clock({ isRunning: true }), { kind: "start" }, 9)).toEqual([]);
    expect(decided(clock({}), { kind: "stop" }, 9)).toEqual([]);
  });

  test("setting the clock stops it", () => {
    const action = { kind: "set", period: "Q3", remainingMs: 60_000 } as const;
    const payload = { period: "Q3", remainingMs: 60_000, atMs: 9, seenClock: "seen" };
    expect(decided(clock({ isRunning: true }), action, 9)).toEqual([["clock.set.v1", payload]]);
  });
});

test.each([
  [{}, null],
  [{ periods: "none", periodMinutes: 20 }, null],
  [{ periods: "quarters", periodMinutes: 12 }, QUARTERS],
  [{ periods: "thirds" as "none", periodMinutes: 12 }, null],
  [{ periods: "halves" }, null],
] as const)("a league that says %j keeps %j", (league, rules) => {
  expect(clockRules(league)).toEqual(rules);
});

test("the clock reads as on a scoreboard", () => {
  expect(gameClockText({ period: "Q2", seconds: 252 })).toBe("Q2 4:12");
  expect(gameClockText({ period: "OT", seconds: 9 })).toBe("OT 0:09");
});
