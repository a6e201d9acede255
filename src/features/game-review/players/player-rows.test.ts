import { describe, expect, it } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import { makePlayer, playersById } from "../../../../tests/helpers/builders/make-player.ts";
import type { GameFact, StatFields } from "../../../domain/game/events.ts";
import { foldGame } from "../../../domain/game/fold/fold.ts";
import { zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import { reviewOfLog } from "../../../domain/review/review-of-log.ts";
import { reviewSummary } from "../../../domain/review/review-summary.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import { SCORING_PROFILES } from "../../../domain/scoring/scoring-profile.ts";
import { deltaParts, statParts } from "../../../parts/stats/stat-parts.ts";
import { marksOfLog } from "../log/log-marks.ts";
import { playerRows } from "./player-rows.ts";

const [ADA, BO, GONE] = [testId(101), testId(102), testId(103)];

const recorded = (number: number, fields: StatFields): GameFact => ({
  type: "stat.recorded.v1",
  payload: { entries: [{ entryId: testId(number), ...fields }] },
});

const tackle = (number: number, playerId: string, teamId = VISITOR) =>
  recorded(number, { statType: "tackle", teamId, playerId });

const delta = (playerId: string, tackles: number) => ({
  playerId,
  teamId: VISITOR,
  deltas: { tackles },
});

const corrected = (playerId: string, tackles: number, seen?: number): GameFact => ({
  type: "stats.corrected.v1",
  payload: {
    ...delta(playerId, tackles),
    ...(seen === undefined ? {} : { base: { tackles: seen } }),
  },
});

const players = playersById(
  makePlayer({ id: ADA, name: "Ada Reyes 7", jerseyNumber: "7" }),
  makePlayer({ id: BO, name: "Bo Lee", jerseyNumber: "10" }),
);
const folded = (facts: readonly GameFact[]) =>
  foldGame(
    GAME_ID,
    TEAMS,
    facts.map((fact) => eventOf(fact)),
  );
const rowsOf = (...facts: GameFact[]) => {
  const state = folded(facts);
  const review = reviewOfLog(state, SCORING_PROFILES.guide);
  return playerRows(review, marksOfLog(state, players, "2026-11-21"), players);
};
const rowsForVisitors = (...facts: GameFact[]) =>
  playerRows(reviewOfLog(folded(facts), SCORING_PROFILES.guide), null, players);

describe("the players of a review", () => {
  it("lists by fantasy points, then by jersey, and names an unknown player (P §8, §9)", () => {
    const rows = rowsOf(
      tackle(1, GONE, HOME),
      tackle(2, BO),
      tackle(3, ADA),
      recorded(4, { statType: "safety", teamId: HOME, playerId: GONE }),
    );
    expect(rows.map((row) => [row.name, row.jerseyNumber, row.fantasyPoints])).toEqual([
      ["Unknown Player", "??", 7],
      ["Ada Reyes", "7", 1],
      ["Bo Lee", "10", 1],
    ]);
  });

  it("says what was corrected, and when it was from older figures (D37)", () => {
    const [row] = rowsOf(tackle(1, ADA), corrected(ADA, 2, 1), corrected(ADA, -1, 1));
    expect(row?.counts.tackles).toBe(2);
    expect(row?.corrections && deltaParts(row.corrections)).toEqual(["Tackles +1"]);
    expect(row?.outdatedBase).toBe(true);
  });

  it("marks what came with a file, and what a file added to the plays (D34)", () => {
    const batchId = testId(700);
    const [ada, bo] = rowsOf(
      tackle(1, ADA),
      { type: "stats.corrected.v1", payload: { ...delta(ADA, 3), batchId } },
      corrected(ADA, -1),
      {
        type: "stats.imported.v1",
        payload: { batchId, rows: [{ playerId: BO, teamId: VISITOR, counts: { tackles: 2 } }] },
      },
    );
    const figures = (row: typeof ada) =>
      [row?.imported, row?.importedChange, row?.corrections].map((counts) =>
        counts ? deltaParts(counts) : null,
      );
    expect(figures(ada)).toEqual([null, ["Tackles +3"], ["Tackles −1"]]);
    expect(figures(bo)).toEqual([["Tackles +2"], null, null]);
  });

  it("keeps a player whose figures were all corrected away, and drops one without any (D37)", () => {
    expect(rowsOf(tackle(1, ADA), corrected(ADA, -1)).map(({ name }) => name)).toEqual([
      "Ada Reyes",
    ]);
    expect(rowsOf(corrected(ADA, 1), corrected(ADA, -1))).toEqual([]);
  });

  it("shows visitors the corrected figures, and not that they were corrected (D13)", () => {
    const [row] = rowsForVisitors(tackle(1, ADA), corrected(ADA, 2));
    expect(row).toMatchObject({ fantasyPoints: 3, corrections: null, outdatedBase: false });
    expect(rowsForVisitors(tackle(1, ADA), corrected(ADA, -1))).toEqual([]);
  });

  describe("D33: a merged walk-on and whom they were merged with", () => {
    const merged = playersById(
      makePlayer({ id: ADA, name: "Ada Reyes" }),
      makePlayer({ id: BO, name: "Ada Reyes", isActive: false, mergedInto: ADA }),
    );
    const shown = (...facts: GameFact[]) => {
      const state = folded(facts);
      const review = reviewOfLog(state, SCORING_PROFILES.guide);
      const rows = playerRows(review, marksOfLog(state, merged, "2026-11-21"), merged);
      return { review, rows };
    };

    it("are one line, whose figures and corrections are those of both", () => {
      const facts = [tackle(1, BO), tackle(2, ADA), tackle(3, GONE), corrected(BO, 2)];
      const { review, rows } = shown(...facts);
      expect(
        rows.map((row) => [
          row.playerId,
          row.counts.tackles,
          row.fantasyPoints,
          row.corrections?.tackles ?? 0,
        ]),
      ).toEqual([
        [ADA, 4, 4, 2],
        [GONE, 1, 1, 0],
      ]);
      const { playersWithStats } = reviewSummary(review, (id) => personOf(merged, id));
      expect(playersWithStats).toBe(2);
    });

    it("are corrected as they were recorded, the person's own figures first", () => {
      const [both] = shown(tackle(1, BO), tackle(2, BO), tackle(3, ADA)).rows;
      expect(both?.parts.map(({ playerId, base }) => [playerId, base.tackles])).toEqual([
        [ADA, 1],
        [BO, 2],
      ]);
      const [alone] = shown(tackle(1, BO)).rows;
      expect([alone?.playerId, alone?.parts[0].playerId]).toEqual([ADA, BO]);
    });
  });
});

describe("figures in words", () => {
  it("says what is not 0, label first", () => {
    expect(statParts({ ...zeroCounts(), tackles: 4, rushTouchdowns: 2 })).toEqual([
      "Rush TD 2",
      "Tackles 4",
    ]);
    expect(deltaParts({ ...zeroCounts(), tackles: -2, fumbles: 1 })).toEqual([
      "Tackles −2",
      "Fumbles +1",
    ]);
  });
});
