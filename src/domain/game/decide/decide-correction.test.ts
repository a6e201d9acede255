import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyFact } from "../../../../tests/helpers/builders/arbitrary-facts.ts";
import {
  confirmedLog,
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import { SCORING_PROFILES } from "../../scoring/scoring-profile.ts";
import { applyEvent, createGameState, foldGame } from "../fold/fold.ts";
import type { GameState } from "../game-state.ts";
import { gameStatsOf } from "../game-stats.ts";
import { computedScore } from "../live-score.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "../stat-catalogue.ts";
import { countFromInput, decideCorrection } from "./decide-correction.ts";

const ADA = testId(101);

function rowOf(state: GameState): { counts: StatCounts; teamId: string } {
  const rows = gameStatsOf(state, SCORING_PROFILES.guide);
  return rows.find((row) => row.playerId === ADA) ?? { counts: zeroCounts(), teamId: HOME };
}

describe("D37: corrections", () => {
  test("after the correction the row shows what the person typed, whatever came before", () => {
    const typed = fc.tuple(fc.constantFrom(...STAT_KEYS), fc.nat({ max: 9 }));
    fc.assert(
      fc.property(
        fc.array(anyFact, { maxLength: 40, size: "max" }),
        fc.array(typed),
        (facts, edits) => {
          const state = foldGame(GAME_ID, TEAMS, confirmedLog(facts));
          const { counts: base, teamId } = rowOf(state);
          const edited: StatCounts = { ...base, ...Object.fromEntries(edits) };
          const score = computedScore(state);
          const decision = decideCorrection(state, {
            parts: [{ playerId: ADA, teamId, base }],
            edited,
          });
          if (!decision.ok) throw new Error(decision.error.code);
          for (const fact of decision.value) {
            applyEvent(state, eventOf(fact, { epoch: state.epoch, gameSeq: 1_000 }));
          }
          expect(rowOf(state).counts).toEqual(edited);
          expect(computedScore(state)).toEqual(score);
          const made = state.corrections.slice(state.corrections.length - decision.value.length);
          expect(made.some(({ outdatedBase }) => outdatedBase)).toBe(false);
        },
      ),
    );
  });

  test("deltas add up before the clamp: 0, minus 2, plus 1 stays 0 until the sum is above", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const correct = (tackles: number) =>
      applyEvent(
        state,
        eventOf({
          type: "stats.corrected.v1",
          payload: { playerId: ADA, teamId: HOME, deltas: { tackles } },
        }),
      );
    correct(-2);
    correct(1);
    expect(rowOf(state).counts.tackles).toBe(0);
    correct(3);
    expect(rowOf(state).counts.tackles).toBe(2);
  });

  test("a player with parts of both teams loses first what the row's team has (D46b)", () => {
    const state = createGameState(GAME_ID, TEAMS);
    for (const [teamId, number] of [
      [VISITOR, 1],
      [VISITOR, 2],
      [HOME, 3],
    ] as const) {
      const tackle = { statType: "tackle", teamId, playerId: ADA } as const;
      const entries = [{ entryId: testId(number), ...tackle }];
      applyEvent(state, eventOf({ type: "stat.recorded.v1", payload: { entries } }));
    }
    const { counts: base, teamId } = rowOf(state);
    const edited = { ...base, tackles: 1, sacks: 2 };
    const parts = [{ playerId: ADA, teamId, base }] as const;
    expect(decideCorrection(state, { parts, edited })).toMatchObject({
      value: [
        { payload: { teamId: HOME, deltas: { tackles: -1, sacks: 2 }, base: { tackles: 3 } } },
        { payload: { teamId: VISITOR, deltas: { tackles: -1 } } },
      ],
    });
  });

  describe("D33: a row of merged players", () => {
    const BO = testId(102);
    const tackles = (count: number) => ({ ...zeroCounts(), tackles: count });
    const part = (playerId: string, count: number) => ({
      playerId,
      teamId: HOME,
      base: tackles(count),
    });
    /** Ada has 1 tackle, Bo 3; the row shows 4. */
    function played(): GameState {
      const state = createGameState(GAME_ID, TEAMS);
      [ADA, BO, BO, BO].forEach((playerId, index) => {
        const entries = [
          { entryId: testId(index + 1), statType: "tackle", teamId: HOME, playerId } as const,
        ];
        applyEvent(state, eventOf({ type: "stat.recorded.v1", payload: { entries } }));
      });
      return state;
    }
    const shown = (state: GameState, playerId: string) =>
      gameStatsOf(state, SCORING_PROFILES.guide).find((row) => row.playerId === playerId)?.counts
        .tackles;

    test.each([
      [6, [3, 3]],
      [3, [0, 3]],
      [2, [0, 2]],
      [0, [0, 0]],
    ] as const)("of 4 tackles %d are left: %j", (left, [ada, bo]) => {
      const state = played();
      const decision = decideCorrection(state, {
        parts: [part(ADA, 1), part(BO, 3)],
        edited: tackles(left),
      });
      if (!decision.ok) throw new Error(decision.error.code);
      for (const fact of decision.value) applyEvent(state, eventOf(fact));
      expect([shown(state, ADA), shown(state, BO)]).toEqual([ada, bo]);
      expect(state.corrections.map(({ outdatedBase }) => outdatedBase)).not.toContain(true);
    });

    test("each player's correction names what was seen of that player (D37)", () => {
      const parts = [part(ADA, 1), part(BO, 2)] as const;
      expect(decideCorrection(played(), { parts, edited: zeroCounts() })).toMatchObject({
        value: [
          { payload: { playerId: ADA, deltas: { tackles: -1 }, base: { tackles: 1 } } },
          { payload: { playerId: BO, deltas: { tackles: -2 }, base: { tackles: 2 } } },
        ],
      });
    });
  });

  test("a correction from figures that changed meanwhile is applied and flagged", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const parts = [{ playerId: ADA, teamId: HOME, base: zeroCounts() }] as const;
    const decision = decideCorrection(state, { parts, edited: { ...zeroCounts(), sacks: 2 } });
    const [fact] = decision.ok ? decision.value : [];
    if (fact === undefined) throw new Error("nothing decided");
    applyEvent(state, eventOf(fact));
    applyEvent(state, eventOf(fact));
    expect(state.corrections.map((one) => one.outdatedBase)).toEqual([false, true]);
    expect(rowOf(state).counts.sacks).toBe(4);
  });

  test.each([-1, 0.5, Number.NaN])("%d is no count", (tackles) => {
    const state = createGameState(GAME_ID, TEAMS);
    const edited = { ...zeroCounts(), tackles };
    const decision = decideCorrection(state, {
      parts: [{ playerId: ADA, teamId: HOME, base: zeroCounts() }],
      edited,
    });
    expect(decision).toEqual({ ok: false, error: { code: "invalid_count" } });
  });

  test("P §5: what is typed is whole, at least 0, and 0 where it is no number", () => {
    expect(["7", " 12", "-3", "2.9", "", "x"].map(countFromInput)).toEqual([7, 12, 0, 2, 0, 0]);
  });
});
