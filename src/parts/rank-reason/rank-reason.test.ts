import { describe, expect, it } from "vitest";
import { makeStanding } from "../../../tests/helpers/builders/make-standing.ts";
import { rankTeams } from "../../domain/standings/rank-teams.ts";
import { rankReason } from "./rank-reason.ts";

const ranked = rankTeams([
  makeStanding("Falcons", { wins: 3, losses: 1, pointsScored: 90, pointsAllowed: 60 }),
  makeStanding("Storm", { wins: 1, forfeitWins: 1, draws: 1, pointsScored: 40, pointsAllowed: 30 }),
  makeStanding("Owls", { wins: 2, losses: 1, pointsScored: 40, pointsAllowed: 42 }),
  makeStanding("Larks", { wins: 2, forfeitLosses: 2, pointsScored: 38, pointsAllowed: 40 }),
  makeStanding("Aces", { wins: 2, pointsScored: 38, pointsAllowed: 40 }),
]);

/** Every line about the team of this rank. */
function linesOf(rank: number): string[] {
  return rankReason(ranked, rank - 1).map(({ head, text }) => `${head}: ${text}`);
}

describe("D46: a rank in words", () => {
  it("has nobody above the first", () => {
    expect(linesOf(1)).toEqual([
      "Rank 1 of 5: 3 wins, 1 loss",
      "Above Storm: more wins, 3\u00a0to\u00a02",
    ]);
  });

  it("D46a: says whose forfeits the asterisk means", () => {
    expect(linesOf(2)).toEqual([
      "Rank 2 of 5: 2 wins, 0 losses, 1 draw. * 1 win by forfeit, without points",
      "Below Falcons: fewer wins, 2\u00a0to\u00a03",
      "Above Owls: as many wins, better point difference, +10\u00a0to\u00a0−2",
    ]);
  });

  it("goes on to points scored and to the name, the same from both sides", () => {
    expect(linesOf(3)).toEqual([
      "Rank 3 of 5: 2 wins, 1 loss",
      "Below Storm: as many wins, lower point difference, −2\u00a0to\u00a0+10",
      "Above Aces: as many wins and the same point difference, more points scored, 40\u00a0to\u00a038",
    ]);
    const byName =
      "equal in wins, point difference and points scored; they share the rank, in order of their names";
    expect(linesOf(4)[2]).toBe(`Above Larks: ${byName}`);
    expect(linesOf(5)).toEqual([
      "Rank 4 of 5: 2 wins, 2 losses. * 2 losses by forfeit, without points",
      `Below Aces: ${byName}`,
    ]);
  });

  it("compares nobody before the first game, when nobody has a rank", () => {
    const fresh = rankTeams([
      makeStanding("Falcons", {}),
      makeStanding("Larks", {}),
      makeStanding("Owls", {}),
    ]);
    expect(fresh.map((_, at) => rankReason(fresh, at).length)).toEqual([1, 1, 1]);
    expect(rankReason(fresh, 1)[0]?.head).toBe("No rank before the first game");
  });
});
