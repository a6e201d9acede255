import { describe, expect, test } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import type { GameFact } from "../events.ts";
import { applyEvent, createGameState } from "../fold/fold.ts";
import type { GameState } from "../game-state.ts";
import { computedScore, finalScore } from "../live-score.ts";
import { clearOverride, decideFinalScore, decideOverride } from "./decide-score.ts";
import { returnTimeout, takeTimeout } from "./decide-timeout.ts";
import { decideFinalize, decideReopen, decideReset } from "./decide-transition.ts";
import type { Decision } from "./decision.ts";

function refused(code: string) {
  return { ok: false, error: { code } };
}

/** Applies what was decided, as if the server had confirmed it, and returns the event ids. */
function apply(state: GameState, decision: Decision<string>): string[] {
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.map((fact) => {
    const event = eventOf(fact, { epoch: state.epoch, gameSeq: state.revision + 1 });
    expect(applyEvent(state, event)).toBe(true);
    return event.eventId;
  });
}

const safety: GameFact = {
  type: "stat.recorded.v1",
  payload: {
    entries: [{ entryId: testId(1), statType: "safety", teamId: VISITOR, playerId: testId(101) }],
  },
};

describe("D30: timeouts", () => {
  test("four can be used, then none; the last used comes back until none is used", () => {
    const state = createGameState(GAME_ID, TEAMS);
    for (let used = 0; used < 4; used += 1) apply(state, takeTimeout(state, HOME));
    expect(takeTimeout(state, HOME)).toEqual(refused("no_timeout_left"));
    expect(state.timeoutsUsed).toEqual({ visitor: 0, home: 4 });
    for (let used = 4; used > 0; used -= 1) apply(state, returnTimeout(state, HOME));
    expect(returnTimeout(state, HOME)).toEqual(refused("no_timeout_used"));
    expect(takeTimeout(state, testId(903))).toEqual(refused("team_not_in_game"));
    expect(returnTimeout(state, testId(903))).toEqual(refused("team_not_in_game"));
  });
});

describe("D37: the final score", () => {
  test("an override is shown and the computed score stays beside it", () => {
    const state = createGameState(GAME_ID, TEAMS);
    applyEvent(state, eventOf(safety));
    apply(state, decideOverride(state, { visitor: 21, home: 20 }));
    expect(finalScore(state)).toEqual({ visitor: 21, home: 20 });
    expect(computedScore(state)).toEqual({ visitor: 2, home: 0 });
    expect(decideOverride(state, { visitor: 21, home: 20 })).toEqual({ ok: true, value: [] });
  });

  test("entering the log's own score clears the override; without one nothing happens", () => {
    const state = createGameState(GAME_ID, TEAMS);
    applyEvent(state, eventOf(safety));
    expect(decideOverride(state, { visitor: 2, home: 0 })).toEqual({ ok: true, value: [] });
    apply(state, decideOverride(state, { visitor: 3, home: 0 }));
    apply(state, decideOverride(state, { visitor: 2, home: 0 }));
    expect(state.override).toBeNull();
    expect(clearOverride(state)).toEqual({ ok: true, value: [] });
  });

  test("D46a: a game without entries takes any score, 0–0 too", () => {
    const state = createGameState(GAME_ID, TEAMS);
    apply(state, decideOverride(state, { visitor: 0, home: 0 }));
    expect(state.override).toEqual({ visitor: 0, home: 0 });
  });

  test("D46a: without a live entry the score ends the game, and re-open undoes it", () => {
    const state = createGameState(GAME_ID, TEAMS);
    apply(state, decideFinalScore(state, { visitor: 21, home: 20 }));
    expect(state.phase).toBe("final");
    expect(finalScore(state)).toEqual({ visitor: 21, home: 20 });
    expect(decideFinalScore(state, { visitor: 21, home: 20 })).toEqual({ ok: true, value: [] });
    apply(state, decideFinalScore(state, { visitor: 22, home: 20 }));
    expect(finalScore(state)).toEqual({ visitor: 22, home: 20 });
    apply(state, decideReopen(state));
    expect(state.phase).toBe("open");
    const again = decideFinalScore(state, { visitor: 22, home: 20 });
    expect(again.ok && again.value.map(({ type }) => type)).toEqual(["game.finalized.v1"]);
  });

  test("D46a: a game that is being collected stays open", () => {
    const state = createGameState(GAME_ID, TEAMS);
    applyEvent(state, eventOf(safety));
    apply(state, decideFinalScore(state, { visitor: 21, home: 20 }));
    expect(state.phase).toBe("open");
    expect(finalScore(state)).toEqual({ visitor: 21, home: 20 });
  });

  test("a final score that is none ends nothing", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const noScore = { visitor: -1, home: 0 };
    expect(decideFinalScore(state, noScore)).toEqual(refused("invalid_score"));
  });

  test.each([-1, 1.5, Number.NaN])("%d is no score", (visitor) => {
    const state = createGameState(GAME_ID, TEAMS);
    expect(decideOverride(state, { visitor, home: 0 })).toEqual(refused("invalid_score"));
  });
});

describe("I20: finalize, reopen, reset", () => {
  test("each carries what was seen, and the next sees the last", () => {
    const state = createGameState(GAME_ID, TEAMS);
    applyEvent(state, eventOf(safety));
    const finalize = decideFinalize(state);
    expect(finalize.ok && finalize.value[0]?.payload).toEqual({
      seenEpoch: 0,
      seenState: "open",
      seenTransition: null,
      computed: { visitor: 2, home: 0 },
    });
    const [finalized] = apply(state, finalize);
    expect(decideFinalize(state)).toEqual(refused("already_final"));
    const reopen = decideReopen(state);
    expect(reopen.ok && reopen.value[0]?.payload).toEqual({
      seenEpoch: 0,
      seenState: "final",
      seenTransition: finalized,
    });
    apply(state, reopen);
    expect(decideReopen(state)).toEqual(refused("not_final"));
    apply(state, decideReset(state, "RESET"));
    expect([state.epoch, state.phase, state.liveEntryCount]).toEqual([1, "open", 0]);
  });

  test("a reset leaves nothing of its epoch but the walk-ons", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const player = { playerId: testId(101), teamId: VISITOR };
    const facts: GameFact[] = [
      safety,
      { type: "player.added.v1", payload: { ...player, jerseyNumber: "7" } },
      { type: "roster.changed.v1", payload: { teamId: VISITOR, add: [testId(101)], remove: [] } },
      { type: "stats.corrected.v1", payload: { ...player, deltas: { tackles: 1 } } },
      {
        type: "stats.imported.v1",
        payload: { batchId: testId(700), rows: [{ ...player, counts: { sacks: 1 } }] },
      },
      { type: "score.overridden.v1", payload: { visitor: 9, home: 9 } },
      { type: "stat.removed.v1", payload: { entryIds: [testId(2)] } },
    ];
    for (const fact of facts) apply(state, { ok: true, value: [fact] });
    for (let used = 0; used < 5; used += 1) {
      apply(state, { ok: true, value: [{ type: "timeout.used.v1", payload: { teamId: HOME } }] });
    }
    expect(state.timeoutsOver.home).toBe(1);
    const [reset] = apply(state, decideReset(state, "RESET"));
    const { appliedEvents, walkOns, ...rest } = state;
    const { appliedEvents: _a, walkOns: _w, ...fresh } = createGameState(GAME_ID, TEAMS);
    const { revision, throughSeq } = state;
    const said = { keepsScore: true, lastTransition: reset };
    expect(rest).toEqual({ ...fresh, epoch: 1, revision, throughSeq, ...said });
    expect([appliedEvents.size, [...walkOns.keys()]]).toEqual([revision, [testId(101)]]);
  });

  test("a device that knows only the game's row lets epoch and state decide", () => {
    const row = { epoch: 2, phase: "final", everFinalized: true } as const;
    const state = createGameState(GAME_ID, TEAMS, row);
    const reopen = decideReopen(state);
    expect(reopen.ok && reopen.value[0]?.payload).toEqual({ seenEpoch: 2, seenState: "final" });
  });

  test("D35: a reset of recorded work needs the word in capitals; one without stats does not", () => {
    const empty = createGameState(GAME_ID, TEAMS);
    expect(decideReset(empty, null).ok).toBe(true);
    const played = createGameState(GAME_ID, TEAMS);
    applyEvent(played, eventOf(safety));
    expect(decideReset(played, null)).toEqual(refused("wrong_word"));
    expect(decideReset(played, "reset")).toEqual(refused("wrong_word"));
    const finalized = createGameState(GAME_ID, TEAMS);
    apply(finalized, decideFinalize(finalized));
    expect(decideReset(finalized, null)).toEqual(refused("wrong_word"));
  });
});

describe("D31: waiting transitions", () => {
  test("of two waiting finalizes the first counts, the other leaves quietly", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const decision = decideFinalize(state);
    const [fact] = decision.ok ? decision.value : [];
    if (fact === undefined) throw new Error("nothing decided");
    const first = eventOf(fact);
    expect(applyEvent(state, first)).toBe(true);
    expect(applyEvent(state, eventOf(fact))).toBe(false);
    expect(state.lastTransition).toBe(first.eventId);
  });

  test.each([
    ["an old epoch", { seenEpoch: 1, seenState: "open" }],
    ["another state", { seenEpoch: 0, seenState: "final" }],
  ] as const)("without a transition seen, %s does not fit", (_, payload) => {
    const state = createGameState(GAME_ID, TEAMS);
    expect(applyEvent(state, eventOf({ type: "game.finalized.v1", payload }))).toBe(false);
    expect(state.phase).toBe("open");
  });

  test("a second reopen of an open game does not fit", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const payload = { seenEpoch: 0, seenState: "open" } as const;
    expect(applyEvent(state, eventOf({ type: "game.reopened.v1", payload }))).toBe(false);
    expect(state.lastTransition).toBeNull();
  });

  test("a waiting stat does not count in a final game, a confirmed one does", () => {
    const state = createGameState(GAME_ID, TEAMS);
    apply(state, decideFinalize(state));
    expect(applyEvent(state, eventOf(safety))).toBe(false);
    expect(applyEvent(state, eventOf(safety, { gameSeq: 9 }))).toBe(true);
    expect(computedScore(state)).toEqual({ visitor: 2, home: 0 });
  });

  test("D31: what another phone recorded before a reset does not count after it", () => {
    const state = createGameState(GAME_ID, TEAMS);
    apply(state, decideReset(state, null));
    expect(applyEvent(state, eventOf(safety))).toBe(false);
    expect(applyEvent(state, eventOf(safety, { gameSeq: 9 }))).toBe(false);
    expect(computedScore(state)).toEqual({ visitor: 0, home: 0 });
    expect(applyEvent(state, eventOf(safety, { epoch: 1 }))).toBe(true);
    expect(computedScore(state)).toEqual({ visitor: 2, home: 0 });
  });

  test("I7: a walk-on arrives in every phase and epoch and never overwrites", () => {
    const state = createGameState(GAME_ID, TEAMS);
    apply(state, decideFinalize(state));
    const add = (name: string) =>
      eventOf(
        {
          type: "player.added.v1",
          payload: { playerId: testId(101), teamId: HOME, jerseyNumber: "7", name },
        },
        { epoch: 5 },
      );
    expect(applyEvent(state, add("Ada"))).toBe(true);
    applyEvent(state, add("Ben"));
    expect(state.walkOns.get(testId(101))?.name).toBe("Ada");
  });
});
