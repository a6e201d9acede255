import { describe, expect, it } from "vitest";
import type { Player } from "../domain/game/player.ts";
import { playLine, playNames } from "./play-words.ts";

const player = (id: string, name: string, jerseyNumber: string | null): Player => ({
  id,
  name,
  jerseyNumber,
  teamId: "v",
  isActive: true,
  isIr: false,
  irDate: null,
  isWalkOn: false,
  isSuspended: false,
});
const names = playNames(
  { id: "v", name: "Falcons" },
  { id: "h", name: "Bombers" },
  new Map([
    ["a", player("a", "Ada Reyes 7", "7")],
    ["m", player("m", "Marisol Peña", null)],
  ]),
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

  it("calls a returned conversion as the feed does (P §3)", () => {
    const back = { statType: "returned_conversion", teamId: "h", playerId: "a" } as const;
    expect(playLine(back, names)).toBe("Defensive TD · #7 Ada Reyes");
  });
});
