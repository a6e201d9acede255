import { describe, expect, it } from "vitest";
import { draftOf } from "../../../domain/game/decide/decide-entry-change.ts";
import { STAT_TYPES } from "../../../domain/game/plays.ts";
import {
  draftWithPlayer,
  draftWithStat,
  draftWithTeam,
  STAT_OPTIONS,
  statOptionOf,
} from "./edit-options.ts";

const tackle = draftOf({ statType: "tackle", teamId: "v", playerId: "p7" });
const pass = draftOf({
  statType: "touchdown",
  statSubtype: "pass",
  teamId: "v",
  playerId: "p11",
  passerPlayerId: "p4",
});

describe("Edit Stat Entry offers every stat", () => {
  it("names each stat type at least once and both touchdowns", () => {
    expect(new Set(STAT_OPTIONS.map(({ statType }) => statType))).toEqual(new Set(STAT_TYPES));
    expect(statOptionOf(pass)).toBe("pass");
    expect(statOptionOf(draftOf({ statType: "touchdown", teamId: "v", playerId: "p" }))).toBe(
      "rush",
    );
    expect(statOptionOf(tackle)).toBe("tackle");
  });

  it("keeps team and player when the stat changes, and asks for a passer that was never named", () => {
    const next = { ...tackle, ...draftWithStat(tackle, "pass") };
    expect(next).toMatchObject({ statType: "touchdown", touchdownKind: "pass", playerId: "p7" });
    expect(next.passerPlayerId).toBeUndefined();
  });

  it("forgets passer and distance where they do not belong", () => {
    expect({ ...pass, ...draftWithStat(pass, "sack") }).toMatchObject({
      statType: "sack",
      touchdownKind: undefined,
      passerPlayerId: undefined,
    });
    expect({ ...pass, ...draftWithStat(pass, "pass") }.passerPlayerId).toBe("p4");
  });

  it("tells DEF TD, +6, from a returned conversion, +2 (D26)", () => {
    const label = (stat: string) => STAT_OPTIONS.find(({ value }) => value === stat)?.label;
    expect(label("defensive_touchdown")).toBe("DEF TD (+6)");
    expect(label("returned_conversion")).toBe("CONVERSION RETURN (+2)");
  });

  it("keeps passer and receiver two people: choosing the other one changes places (D27)", () => {
    expect({ ...pass, ...draftWithPlayer(pass, "passerPlayerId", "p11") }).toMatchObject({
      passerPlayerId: "p11",
      playerId: "p4",
    });
    expect({ ...pass, ...draftWithPlayer(pass, "playerId", "p4") }).toMatchObject({
      passerPlayerId: "p11",
      playerId: "p4",
    });
    expect({ ...pass, ...draftWithPlayer(pass, "playerId", "p7") }).toMatchObject({
      passerPlayerId: "p4",
      playerId: "p7",
    });
    const nobody = { ...pass, ...draftWithPlayer(pass, "playerId", null) };
    expect(draftWithPlayer(nobody, "passerPlayerId", null)).toEqual({ passerPlayerId: null });
  });

  it("clears the players of the other team", () => {
    expect({ ...pass, ...draftWithTeam("h") }).toMatchObject({
      teamId: "h",
      playerId: undefined,
      passerPlayerId: undefined,
    });
  });
});
