import { describe, expect, it } from "vitest";
import {
  isInFilter,
  isPenaltyFound,
  PENALTY_LIMITS,
  type PenaltyRecord,
  penaltyFlags,
  pickerLimit,
  withSentence,
} from "./penalty.ts";

function makeRecord(changes: Partial<PenaltyRecord> = {}): PenaltyRecord {
  return {
    personId: "p",
    playerName: "Zoë O’Neil",
    jerseyNumber: "7",
    teamName: "Falcons",
    seasonCount: 1,
    penaltyId: "x",
    gameId: "g",
    weekNumber: 3,
    gameDate: "2026-11-21",
    visitorName: "Falcons",
    homeName: "Storm",
    gameCount: 1,
    incidentType: "unsportsmanlike",
    incidentDescription: "Shouting",
    createdAt: "2026-11-21T12:00:00Z",
    recordedBy: null,
    removedAt: null,
    removedBy: null,
    ...changes,
  };
}

describe("what the counts of a person amount to (A §4, §9, D66)", () => {
  it.each([
    [1, 1, 3, ["game_warning"]],
    [1, 1, null, []],
    [1, 0, null, []],
    [2, 1, 3, ["final_warning", "game_warning"]],
    [2, 2, 3, ["final_warning", "ejected"]],
    [2, 2, null, ["final_warning", "ejected"]],
    [3, 1, 3, ["suspension", "game_warning"]],
    [3, 3, 3, ["suspension", "ejected"]],
    [5, 0, null, ["suspension"]],
  ])("%i in the season, %i in the game of week %s", (seasonCount, gameCount, weekNumber, flags) => {
    expect(penaltyFlags({ seasonCount, gameCount, weekNumber })).toEqual(flags);
  });

  it.each([
    [{ seasonCount: 1, gameCount: 1 }, true, false],
    [{ seasonCount: 2, gameCount: 2 }, true, false],
    [{ seasonCount: 1, gameCount: 2 }, false, false],
    [{ seasonCount: 3, gameCount: 2 }, false, true],
    [{ seasonCount: 3, gameCount: 1 }, false, true],
    [{ seasonCount: 1, gameCount: 0, weekNumber: null }, false, false],
  ])("%o is among the warnings: %s, the suspensions: %s", (counts, isWarning, isSuspension) => {
    const record = makeRecord(counts);
    expect(isInFilter(record, "all")).toBe(true);
    expect(isInFilter(record, "warnings")).toBe(isWarning);
    expect(isInFilter(record, "suspensions")).toBe(isSuspension);
  });
});

it.each([
  ["", true],
  ["zoe fal", true],
  ["#7", true],
  ["shout", true],
  ["storm", false],
])("a search for %j finds it: %s", (typed, isFound) => {
  expect(isPenaltyFound(makeRecord(), typed)).toBe(isFound);
});

it.each([
  ["", 20],
  ["  ", 20],
  ["a", 10],
])("the picker shows for %j %i players (A §2)", (typed, limit) => {
  expect(pickerLimit(typed)).toBe(limit);
});

describe("the usual words of a penalty", () => {
  it("stand as sentences of their own, behind what was typed, and once for two taps", () => {
    expect(withSentence(" ", "Taunting")).toBe("Taunting");
    expect(withSentence("Taunting", "Fighting")).toBe("Taunting. Fighting");
    expect(withSentence("He shouted. ", "Taunting")).toBe("He shouted. Taunting");
    expect(withSentence("Why?", "Taunting")).toBe("Why? Taunting");
    expect(withSentence("Taunting", "Taunting")).toBe("Taunting");
  });

  it("are not added to a text that the server would refuse with them", () => {
    const full = "x".repeat(PENALTY_LIMITS.description - 5);
    expect(withSentence(full, "Taunting")).toBe(full);
  });
});
