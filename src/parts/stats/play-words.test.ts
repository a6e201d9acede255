import { describe, expect, it } from "vitest";
import { makePlayer, playersById } from "../../../tests/helpers/builders/make-player.ts";
import { playersOfPlay, playLine, playName, playNames } from "./play-words.ts";

const names = playNames(
  { id: "v", name: "Falcons" },
  { id: "h", name: "Bombers" },
  playersById(
    makePlayer({ id: "a", name: "Ada Reyes 7", jerseyNumber: "7" }),
    makePlayer({ id: "m", name: "Marisol Peña" }),
  ),
);

describe("plays in words", () => {
  it("names passer and receiver of a pass touchdown (D27)", () => {
    const pass = {
      statType: "touchdown",
      teamId: "v",
      playerId: "a",
      passerPlayerId: "m",
    } as const;
    expect(playLine(pass, names)).toBe("PASS TD · #? Marisol Peña to #7 Ada Reyes");
    expect(playersOfPlay({ ...pass, statSubtype: "pass", passerPlayerId: null }, names)).toBe(
      "Unknown player to #7 Ada Reyes",
    );
  });

  it("reads a touchdown without a kind as a rush, as a pass when a passer is named", () => {
    expect(playName({ statType: "touchdown" })).toBe("RUSH TD");
    expect(playName({ statType: "touchdown", passerPlayerId: "m" })).toBe("PASS TD");
  });

  it.each([
    ["extra_point", "EXTRA POINT"],
    ["tackle", "TACKLE"],
    ["interception", "INTERCEPTION"],
    ["sack", "SACK"],
    ["safety", "SAFETY"],
    ["defensive_touchdown", "DEF TD"],
    ["returned_conversion", "Defensive TD"],
    ["fumble", "FUMBLE"],
  ] as const)("calls a %s %s (P §2, §3)", (statType, said) => {
    expect(playName({ statType })).toBe(said);
    expect(playersOfPlay({ statType, teamId: "v", playerId: "a" }, names)).toBe("#7 Ada Reyes");
  });

  it("keeps names from right to left from taking along the figures beside them", () => {
    const isolating = playNames(
      { id: "v", name: "נשרים" },
      { id: "h", name: "Bombers" },
      playersById(makePlayer({ id: "a", name: "عبد الرحمن", jerseyNumber: "7" })),
    );
    const kick = {
      statType: "extra_point",
      extraPointType: "5_yard",
      teamId: "v",
      playerId: "a",
    } as const;
    expect(playLine(kick, isolating)).toBe("EXTRA POINT · #7 \u2068عبد الرحمن\u2069 · 5 yard");
    expect([isolating.team("v"), isolating.team("h")]).toEqual(["\u2068נשרים\u2069", "Bombers"]);
  });

  it("says the distance of an extra point", () => {
    const kick = {
      statType: "extra_point",
      extraPointType: "10_yard",
      teamId: "v",
      playerId: "a",
    } as const;
    expect(playLine(kick, names)).toBe("EXTRA POINT · #7 Ada Reyes · 10 yard");
  });

  it("keeps a team-level entry and a player of no roster apart (D28, P §8)", () => {
    const sack = { statType: "sack", teamId: "h" } as const;
    expect(playLine({ ...sack, playerId: null }, names)).toBe("SACK · Unknown player");
    expect(playLine({ ...sack, playerId: "gone" }, names)).toBe("SACK · #?? Unknown Player");
    expect(names.team("h")).toBe("Bombers");
  });
});
