import { describe, expect, it } from "vitest";
import { makePlayer, playersById } from "../../../../tests/helpers/builders/make-player.ts";
import { gameNames } from "../live/game-names.ts";
import { type EntryFlow, NO_ENTRY, stepEntry } from "./entry-flow.ts";
import { choiceSpoken, choiceWords, sheetTitle, wayOf } from "./flow-words.ts";

const names = gameNames(
  { id: "v", name: "Flag Falcons", shortName: "Falcons" },
  { id: "h", name: "Storm Chasers", shortName: "Chasers" },
  playersById(
    makePlayer({ id: "p7", name: "Ada Reyes", jerseyNumber: "7" }),
    makePlayer({ id: "p4", name: "Marisol Peña", jerseyNumber: "4" }),
  ),
);
const steps = (...actions: Parameters<typeof stepEntry>[1][]): EntryFlow =>
  actions.reduce((flow, action) => stepEntry(flow, action).flow, NO_ENTRY);

describe("a sheet says where it stands", () => {
  it.each([
    ["team", "Select Team"],
    ["player", "Select Player - Flag Falcons"],
    ["passer", "Select Passer - Flag Falcons"],
    ["receiver", "Select Receiver - Flag Falcons"],
    ["touchdown-kind", "Touchdown Type"],
    ["extra-point-type", "Extra Point Type"],
    ["return-way", "Defensive TD Type"],
  ] as const)("%s: %s", (question, title) => {
    expect(sheetTitle(question, "Flag Falcons")).toBe(title);
  });

  it("shows the way so far, stat first", () => {
    const flow = steps(
      { type: "tap-stat", stat: "touchdown" },
      { type: "answer", answer: { about: "team", teamId: "v" } },
      { type: "answer", answer: { about: "touchdown-kind", kind: "pass" } },
      { type: "answer", answer: { about: "passer", playerId: "p4" } },
    );
    expect(wayOf(flow, names)).toEqual(["TOUCHDOWN", "PASS TD", "#4 Peña"]);
  });

  it("names the team where the title does not", () => {
    const flow = steps(
      { type: "tap-stat", stat: "touchdown" },
      { type: "answer", answer: { about: "team", teamId: "v" } },
    );
    expect(wayOf(flow, names)).toEqual(["TOUCHDOWN", "Falcons"]);
  });

  it("shows the way so far, player first", () => {
    const flow = steps(
      { type: "tap-player", teamId: "v", playerId: "p7" },
      { type: "tap-stat", stat: "extra_point" },
    );
    expect(wayOf(flow, names)).toEqual(["EXTRA POINT", "#7 Reyes"]);
  });
});

describe("an entry in words", () => {
  const at = { teamId: "v", playerId: "p7" } as const;
  it("is said aloud with the team's new score", () => {
    expect(choiceSpoken({ stat: "rush_touchdown", ...at }, names, 13)).toBe(
      "RUSH TD, number 7 Ada Reyes, Falcons 13",
    );
    expect(choiceSpoken({ stat: "pass_touchdown", ...at, passerPlayerId: "p4" }, names, 19)).toBe(
      "PASS TD, number 4 Marisol Peña to number 7 Ada Reyes, Falcons 19",
    );
  });
  it("is named in questions", () => {
    expect(choiceWords({ stat: "sack", ...at }, names)).toBe("SACK for #7 Ada Reyes");
    expect(
      choiceWords({ stat: "defensive_touchdown", way: "conversion_return", ...at }, names),
    ).toBe("Defensive TD for #7 Ada Reyes");
    expect(choiceWords({ stat: "safety", teamId: "h", playerId: null }, names)).toBe(
      "SAFETY for Unknown player",
    );
  });
});
