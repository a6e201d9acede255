import { describe, expect, it } from "vitest";
import type { Player } from "../../../domain/game/player.ts";
import { briefTeamName, gameNames, statName, whoDidIt } from "./game-names.ts";

const player = (id: string, name: string, jerseyNumber: string | null): Player => ({
  id,
  teamId: "v",
  name,
  jerseyNumber,
  isActive: true,
  isIr: false,
  irDate: null,
  isWalkOn: false,
  isSuspended: false,
});
const names = gameNames(
  { id: "v", name: "Flag Falcons" },
  { id: "h", name: "Storm Chasers" },
  new Map([
    ["p7", player("p7", "Ada Reyes 7", "7")],
    ["p4", player("p4", "Marisol Peña", "4")],
    ["px", player("px", "Sam Lee", null)],
  ]),
);

describe("what players and teams are called", () => {
  it.each([
    [names.player("p7"), "#7 Ada Reyes"],
    [names.brief("p7"), "#7 Reyes"],
    [names.spoken("p7"), "number 7 Ada Reyes"],
    [names.player("px"), "#? Sam Lee"],
    [names.spoken("px"), "Sam Lee"],
    [names.player(null), "Unknown player"],
    [names.player("nobody"), "#?? Unknown Player"],
    [names.briefTeam("h"), "Chasers"],
    [briefTeamName("Red Hawks", "Blue Hawks"), "Red Hawks"],
  ])("%s", (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe("a feed row's words", () => {
  const entry = { teamId: "v", playerId: "p7" } as const;
  it("names the passer before the receiver of a pass (D27)", () => {
    const pass = {
      ...entry,
      statType: "touchdown",
      statSubtype: "pass",
      passerPlayerId: "p4",
    } as const;
    expect(statName(pass)).toBe("PASS TD");
    expect(whoDidIt(pass, names)).toBe("#4 Marisol Peña to #7 Ada Reyes");
    expect(whoDidIt({ ...pass, passerPlayerId: null }, names)).toBe(
      "Unknown player to #7 Ada Reyes",
    );
  });
  it("reads a touchdown without a kind as a rush, as a pass when a passer is named", () => {
    expect(statName({ statType: "touchdown" })).toBe("RUSH TD");
    expect(statName({ statType: "touchdown", passerPlayerId: "p4" })).toBe("PASS TD");
  });
  it.each([
    ["extra_point", "EXTRA POINT"],
    ["defensive_touchdown", "DEF TD"],
    ["returned_conversion", "Defensive TD"],
    ["fumble", "FUMBLE"],
    ["sack", "SACK"],
  ] as const)("%s is %s", (statType, said) => {
    expect(statName({ statType })).toBe(said);
    expect(whoDidIt({ ...entry, statType }, names)).toBe("#7 Ada Reyes");
  });
});
