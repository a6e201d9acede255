import { describe, expect, test } from "vitest";
import { playerLabel, UNKNOWN_PLAYER } from "./player-label.ts";
import { compareByJersey, sheetOrder } from "./player-order.ts";
import { canSelectMore, isSelectable, rosterProblem } from "./roster-rules.ts";

describe("P §3: labels", () => {
  test.each([
    ["Ada Reyes", "7", "#7 Ada Reyes"],
    ["Ada Reyes 7", "7", "#7 Ada Reyes"],
    ["Ada Reyes #07", "07", "#07 Ada Reyes"],
    ["Ada Reyes", null, "#? Ada Reyes"],
    ["K9", "9", "#9 K"],
    ["42", "42", "#42 42"],
    ["", "5", "#5"],
    ["עדה 7", "7", "#7 \u2068עדה\u2069"],
  ])("%j with number %j is %j", (name, jerseyNumber, label) => {
    expect(playerLabel({ name, jerseyNumber })).toBe(label);
  });

  test("P §8: a player whom nobody knows", () => {
    expect(playerLabel(UNKNOWN_PLAYER)).toBe("#?? Unknown Player");
  });
});

const player = (id: string, jerseyNumber: string | null, name = "Ada") => ({
  id,
  name,
  jerseyNumber,
});

describe("D29: order of players", () => {
  test("the rail: numbers, then none, by name where numbers are equal", () => {
    const team = [player("d", null), player("c", "7", "Zoe"), player("b", "7"), player("a", "10")];
    expect(team.sort(compareByJersey).map((one) => one.id)).toEqual(["b", "c", "a", "d"]);
  });

  test("the sheet: points first, then numbers", () => {
    const team = [player("a", "2"), player("b", "10"), player("c", null), player("d", "1")];
    const points = new Map([
      ["b", 6],
      ["c", 6],
      ["d", -1],
    ]);
    expect(sheetOrder(team, points).map((one) => one.id)).toEqual(["b", "c", "a", "d"]);
    expect(team.map((one) => one.id)).toEqual(["a", "b", "c", "d"]);
  });
});

describe("P §5: roster sizes", () => {
  test.each([
    [0, "roster_too_small"],
    [5, "roster_too_small"],
    [6, null],
    [20, null],
    [21, "roster_too_large"],
  ])("%d players: %j", (count, problem) => {
    expect(rosterProblem(count)).toBe(problem);
  });

  test("selection stops at 20; injured and inactive players are not listed", () => {
    expect([canSelectMore(19), canSelectMore(20)]).toEqual([true, false]);
    expect(isSelectable({ isActive: true, isIr: false })).toBe(true);
    expect(isSelectable({ isActive: true, isIr: true })).toBe(false);
    expect(isSelectable({ isActive: false, isIr: false })).toBe(false);
  });
});
