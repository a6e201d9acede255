import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anyFact,
  changedFact,
  recordedFact,
  removedFact,
} from "../../../../tests/helpers/builders/arbitrary-facts.ts";
import {
  confirmedLog,
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import { setBasedFold } from "../../../../tests/helpers/set-based-fold.ts";
import { SCORING_PROFILES } from "../../scoring/scoring-profile.ts";
import type { GameEvent } from "../events.ts";
import type { GameState } from "../game-state.ts";
import { gameStatsOf } from "../game-stats.ts";
import { computedScore, finalScore } from "../live-score.ts";
import { STAT_KEYS } from "../stat-catalogue.ts";
import { teamStatsOf } from "../team-stats.ts";
import { applyEvent, cloneGameState, createGameState, foldGame } from "./fold.ts";
import { figuresOf } from "./fold-corrections.ts";
import { compareLogOrder } from "./order.ts";
import { type GameSnapshot, restoreState, snapshotOf } from "./snapshot.ts";

const facts = fc.array(anyFact, { maxLength: 60, size: "max" });
const statFacts = fc.array(fc.oneof(recordedFact, changedFact, removedFact), {
  maxLength: 40,
  size: "max",
});
const fold = (log: Iterable<GameEvent>) => foldGame(GAME_ID, TEAMS, log);

/** Everything a person can see, without the bookkeeping of how the state came about. */
function visible(state: GameState) {
  const live = [...state.entries.values()].filter((entry) => !entry.removed);
  return {
    live: new Map(live.map((entry) => [entry.entryId, entry.fields])),
    computed: computedScore(state),
    shown: finalScore(state),
    timeoutsUsed: state.timeoutsUsed,
    clock: state.clock?.eventId ?? null,
    moments: new Map(live.map((entry) => [entry.entryId, entry.gameClock])),
    captains: [state.captains.visitor?.eventId ?? null, state.captains.home?.eventId ?? null],
    rosters: Object.fromEntries(
      [VISITOR, HOME].map((teamId) => [teamId, [...(state.rosters.get(teamId) ?? [])]]),
    ),
    players: new Map(
      gameStatsOf(state, SCORING_PROFILES.guide).map(({ playerId, counts, teamId }) => [
        playerId,
        { counts, teamId },
      ]),
    ),
    teams: {
      [VISITOR]: teamStatsOf(state).visitor.counts,
      [HOME]: teamStatsOf(state).home.counts,
    },
  };
}

describe("the fold", () => {
  test("I15: equals the set-based definition of the same log", () => {
    fc.assert(
      fc.property(facts, (list) => {
        const log = confirmedLog(list);
        expect(visible(fold(log))).toEqual(setBasedFold(log));
      }),
      { numRuns: 300 },
    );
  });

  test("I15: continuing after any prefix equals folding from scratch", () => {
    fc.assert(
      fc.property(facts, fc.nat({ max: 60 }), (list, cut) => {
        const log = confirmedLog(list);
        const state = fold(log.slice(0, cut));
        for (const event of log.slice(cut)) applyEvent(state, event);
        expect(state).toEqual(fold(log));
        expect(state.liveEntryCount).toBe(visible(state).live.size);
      }),
    );
  });

  test("a snapshot through the structured clone continues like the state it was taken from", () => {
    fc.assert(
      fc.property(facts, fc.nat({ max: 60 }), (list, cut) => {
        const log = confirmedLog(list);
        const stored: GameSnapshot = structuredClone(snapshotOf(fold(log.slice(0, cut))));
        const state = restoreState(stored) ?? createGameState(GAME_ID, TEAMS);
        for (const event of log.slice(cut)) applyEvent(state, event);
        expect(state).toEqual(fold(log));
      }),
    );
  });

  test("a clone goes its own way", () => {
    fc.assert(
      fc.property(facts, facts, (list, more) => {
        const state = fold(confirmedLog(list));
        const before = structuredClone(state);
        const clone = cloneGameState(state);
        for (const event of confirmedLog(more)) applyEvent(clone, { ...event, epoch: clone.epoch });
        expect(state).toEqual(before);
      }),
    );
  });

  test("I8: an event delivered again anywhere later has no second effect", () => {
    fc.assert(
      fc.property(facts, fc.array(fc.tuple(fc.nat(), fc.nat())), (list, repeats) => {
        const log = confirmedLog(list);
        const withRepeats = [...log];
        for (const [which, where] of repeats) {
          const event = log[which % Math.max(1, log.length)];
          if (event === undefined) continue;
          const first = withRepeats.indexOf(event);
          withRepeats.splice(first + 1 + (where % (withRepeats.length - first)), 0, event);
        }
        expect(fold(withRepeats)).toEqual(fold(log));
      }),
    );
  });

  test("I11: a change or removal that comes before its entry gives the same game", () => {
    fc.assert(
      fc.property(statFacts, (list) => {
        const log = confirmedLog(list);
        const isRecord = (event: GameEvent) => event.type === "stat.recorded.v1";
        const hasty = [...log.filter((e) => !isRecord(e)), ...log.filter(isRecord)];
        expect(visible(fold(hasty))).toEqual(visible(fold(log)));
      }),
    );
  });

  test("I12: two devices that overlay their own taps agree once the server has ordered them", () => {
    const merge = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(statFacts, statFacts, merge, (mine, theirs, turns) => {
        const queues = [mine, theirs].map((list, device) =>
          list.map((fact, index) =>
            eventOf(fact, { deviceId: testId(801 + device), deviceSeq: index + 1 }),
          ),
        );
        const confirmed = createGameState(GAME_ID, TEAMS);
        const waiting = queues.map((queue) => [...queue]);
        const server: GameEvent[] = [];
        for (const turn of [...turns, ...mine.map(() => true), ...theirs.map(() => false)]) {
          const next = waiting[turn ? 0 : 1]?.shift();
          if (next !== undefined) server.push({ ...next, gameSeq: server.length + 1 });
          // Every device shows the server's log and, on top, what it still holds.
          for (const queue of waiting) {
            const shown = cloneGameState(confirmed);
            const tail = server.slice(confirmed.appliedEvents.size);
            for (const event of [...tail, ...queue].sort(compareLogOrder)) applyEvent(shown, event);
            expect(shown.appliedEvents.size).toBe(server.length + queue.length);
          }
        }
        for (const event of server) applyEvent(confirmed, event);
        expect(confirmed).toEqual(fold(server));
        expect(visible(confirmed)).toEqual(setBasedFold(server));
      }),
      { numRuns: 50 },
    );
  });

  test("D30, D37: after every event timeouts lie in 0–4 and no figure under 0", () => {
    fc.assert(
      fc.property(facts, (list) => {
        const state = createGameState(GAME_ID, TEAMS);
        for (const event of confirmedLog(list)) {
          applyEvent(state, event);
          for (const used of Object.values(state.timeoutsUsed)) {
            expect(used).toBeGreaterThanOrEqual(0);
            expect(used).toBeLessThanOrEqual(4);
          }
          for (const line of state.lines.values()) {
            const figures = figuresOf(line);
            expect(STAT_KEYS.every((key) => figures[key] >= 0)).toBe(true);
          }
        }
      }),
    );
  });

  test("I10: the log's order is total: confirmed by gameSeq, then waiting by deviceSeq", () => {
    const placed = fc.record({
      gameSeq: fc.option(fc.nat({ max: 9 }), { freq: 2 }),
      deviceSeq: fc.nat({ max: 9 }),
    });
    fc.assert(
      fc.property(placed, placed, placed, (a, b, c) => {
        expect(Math.sign(compareLogOrder(a, b))).toBe(-Math.sign(compareLogOrder(b, a)) + 0);
        if (compareLogOrder(a, b) <= 0 && compareLogOrder(b, c) <= 0) {
          expect(compareLogOrder(a, c)).toBeLessThanOrEqual(0);
        }
        if (a.gameSeq !== null && b.gameSeq === null) expect(compareLogOrder(a, b)).toBeLessThan(0);
        if (a.gameSeq !== null && b.gameSeq !== null) {
          expect(Math.sign(compareLogOrder(a, b))).toBe(Math.sign(a.gameSeq - b.gameSeq));
        }
        if (a.gameSeq === null && b.gameSeq === null) {
          expect(Math.sign(compareLogOrder(a, b))).toBe(Math.sign(a.deviceSeq - b.deviceSeq));
        }
      }),
    );
  });
});
