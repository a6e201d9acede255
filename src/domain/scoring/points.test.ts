import { describe, expect, test } from "vitest";
import { entryBadge } from "../game/entry-badge.ts";
import type { StatFields } from "../game/events.ts";
import { contributionsOf } from "../game/fold/contributions.ts";
import { touchdownKindOf } from "../game/play-of.ts";
import { type StatCounts, zeroCounts } from "../game/stat-catalogue.ts";
import { fantasyPointsOf } from "./fantasy-points.ts";
import { gamePointsOf } from "./game-points.ts";
import { SCORING_PROFILES } from "./scoring-profile.ts";

const { guide, review_beta } = SCORING_PROFILES;
const entry = (details: Pick<StatFields, "statType"> & Partial<StatFields>): StatFields => ({
  teamId: "team",
  playerId: "player",
  ...details,
});

describe("D40, D43: game points and badges", () => {
  test.each<[StatFields, number, string]>([
    [entry({ statType: "touchdown", statSubtype: "rush" }), 6, "+6"],
    [entry({ statType: "touchdown", statSubtype: "pass", passerPlayerId: "passer" }), 6, "+6"],
    [entry({ statType: "extra_point", extraPointType: "5_yard" }), 1, "+1"],
    [entry({ statType: "extra_point", extraPointType: "10_yard" }), 2, "+2"],
    [entry({ statType: "extra_point", extraPointType: "20_yard" }), 3, "+3"],
    [entry({ statType: "safety" }), 2, "+2"],
    [entry({ statType: "returned_conversion" }), 2, "+2"],
    [entry({ statType: "defensive_touchdown" }), 6, "+6"],
    [entry({ statType: "tackle" }), 0, "+1 FP"],
    [entry({ statType: "interception" }), 0, "+2 FP"],
    [entry({ statType: "sack" }), 0, "+2 FP"],
    [entry({ statType: "fumble" }), 0, "+2 FP"],
  ])("$statType $statSubtype $extraPointType", (fields, points, badge) => {
    expect(gamePointsOf(fields)).toBe(points);
    expect(entryBadge(fields, guide)).toBe(badge);
  });
});

describe("D27: what an entry counts for", () => {
  test("a pass counts once for the passer and once for the receiver", () => {
    const pass = entry({ statType: "touchdown", statSubtype: "pass", passerPlayerId: "passer" });
    expect(contributionsOf(pass)).toEqual([
      { playerId: "passer", key: "passTouchdowns", amount: 1 },
      { playerId: "player", key: "receivingTouchdowns", amount: 1 },
    ]);
  });

  test("D44: a pass without a passer still is one of the team", () => {
    const pass = entry({ statType: "touchdown", statSubtype: "pass" });
    expect(contributionsOf(pass)[0]).toEqual({ playerId: null, key: "passTouchdowns", amount: 1 });
  });

  test("a touchdown without a kind is a rush, a pass when a passer is named", () => {
    expect(touchdownKindOf({})).toBe("rush");
    expect(touchdownKindOf({ passerPlayerId: null })).toBe("rush");
    expect(touchdownKindOf({ passerPlayerId: "passer" })).toBe("pass");
    expect(touchdownKindOf({ statSubtype: "rush", passerPlayerId: "passer" })).toBe("rush");
  });
});

describe("D41, D42: fantasy points", () => {
  const all: StatCounts = { ...zeroCounts() };
  for (const key of Object.keys(all) as (keyof StatCounts)[]) all[key] = 1;

  test.each<[keyof StatCounts, number, number, "offensive" | "defensive"]>([
    ["passTouchdowns", 4, 6, "offensive"],
    ["rushTouchdowns", 6, 6, "offensive"],
    ["receivingTouchdowns", 6, 6, "offensive"],
    ["extraPoints", 1, 1, "offensive"],
    ["receivingYards", 0, 0, "offensive"],
    ["rushingYards", 0, 0, "offensive"],
    ["tackles", 1, 0, "defensive"],
    ["interceptions", 2, 0, "defensive"],
    ["sacks", 2, 0, "defensive"],
    ["safeties", 6, 2, "defensive"],
    ["returnedConversions", 2, 3, "defensive"],
    ["defensiveTouchdowns", 6, 0, "defensive"],
    ["fumbles", 2, 0, "defensive"],
  ])("%s: guide %d, review_beta %d, %s", (key, inGuide, inReview, part) => {
    const one = { ...zeroCounts(), [key]: 1 };
    expect(fantasyPointsOf(one, guide)[part]).toBe(inGuide);
    expect(fantasyPointsOf(one, guide).total).toBe(inGuide);
    expect(fantasyPointsOf(one, review_beta).total).toBe(inReview);
  });

  test("the parts make the total", () => {
    expect(fantasyPointsOf(all, guide)).toEqual({ total: 38, offensive: 17, defensive: 21 });
  });
});
