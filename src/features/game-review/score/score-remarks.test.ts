import { describe, expect, it } from "vitest";
import {
  confirmedLog,
  GAME_ID,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import type { GameFact } from "../../../domain/game/events.ts";
import { foldGame } from "../../../domain/game/fold/fold.ts";
import { reviewOfLog } from "../../../domain/review/review-of-log.ts";
import { SCORING_PROFILES } from "../../../domain/scoring/scoring-profile.ts";
import { scoreRemarks } from "./score-remarks.ts";

const touchdown: GameFact = {
  type: "stat.recorded.v1",
  payload: {
    entries: [
      { entryId: testId(1), statType: "touchdown", teamId: VISITOR, playerId: testId(101) },
    ],
  },
};
const override = (visitor: number): GameFact => ({
  type: "score.overridden.v1",
  payload: { visitor, home: 0 },
});
const correction: GameFact = {
  type: "stats.corrected.v1",
  payload: { playerId: testId(101), teamId: VISITOR, deltas: { safeties: 1 } },
};

const fold = (...facts: GameFact[]) =>
  reviewOfLog(foldGame(GAME_ID, TEAMS, confirmedLog(facts)), SCORING_PROFILES.guide);
const shows = (visitorScore: number, provider?: number) =>
  makeGame({
    visitorScore,
    homeScore: 0,
    ...(provider === undefined ? {} : { providerScore: { visitor: provider, home: 0 } }),
  });

describe("what stands beside the score", () => {
  it("is nothing where all agree", () => {
    expect(scoreRemarks(shows(6), fold(touchdown))).toEqual([]);
    expect(scoreRemarks(shows(6, 6), fold(touchdown))).toEqual([]);
    expect(scoreRemarks(shows(21, 21), fold())).toEqual([]);
  });

  it("names the score of the log beside an override (D37)", () => {
    const computed = { visitor: 6, home: 0 };
    expect(scoreRemarks(shows(8), fold(touchdown, override(8)))).toEqual([
      { code: "overridden", computed, differs: true },
    ]);
    expect(scoreRemarks(shows(8), fold(override(8)))).toEqual([]);
  });

  it("names a provider's score that is not the one shown (D31a)", () => {
    expect(scoreRemarks(shows(6, 7), fold(touchdown))).toEqual([
      { code: "provider", provider: { visitor: 7, home: 0 }, computed: null },
    ]);
  });

  it("names the log beside a provider's score that is shown (D31a)", () => {
    expect(scoreRemarks(shows(7, 7), fold(touchdown))).toEqual([
      { code: "provider", provider: { visitor: 7, home: 0 }, computed: { visitor: 6, home: 0 } },
    ]);
  });

  it("does not name the recorded score twice", () => {
    const harmless: GameFact = {
      type: "stats.corrected.v1",
      payload: { playerId: testId(101), teamId: VISITOR, deltas: { tackles: 1 } },
    };
    const codes = scoreRemarks(shows(8), fold(touchdown, override(8), harmless));
    expect(codes.map(({ code }) => code)).toEqual(["overridden"]);
  });

  it("says when corrected statistics add up to another score (D37)", () => {
    expect(scoreRemarks(shows(6), fold(touchdown, correction))).toEqual([
      { code: "players", sum: { visitor: 8, home: 0 } },
    ]);
  });
});
