import { describe, expect, it } from "vitest";
import { makeSeason } from "../../../tests/helpers/builders/make-season.ts";
import type { Season } from "../../domain/season/season.ts";
import type { SeasonsQuery } from "./read-seasons.ts";
import { settleSeason } from "./settle-season.ts";
import type { WhyMissing } from "./why-absent.ts";

const FALL = makeSeason({ id: "fall" });
const SPRING = makeSeason({ id: "spring", isActive: false });

function shown(
  askedId: string | null,
  selected: Season | null,
  { missing = null, active = FALL }: { missing?: WhyMissing | null; active?: Season | null } = {},
): Extract<SeasonsQuery, { status: "ready" }> {
  return { status: "ready", seasons: [FALL, SPRING], askedId, missing, selected, active };
}

describe("what brings a tab's season and its address together (P §4, D60)", () => {
  it("an address that says what shows stays", () => {
    expect(settleSeason(shown("spring", SPRING), "spring", null)).toEqual({ kind: "settled" });
    expect(settleSeason(shown(null, FALL), null, null)).toEqual({ kind: "settled" });
    expect(settleSeason(shown(null, null, { active: null }), null, null)).toEqual({
      kind: "settled",
    });
  });

  it("another season than the active one is written, the active one taken out", () => {
    expect(settleSeason(shown("spring", SPRING), null, null)).toEqual({
      kind: "write",
      seasonId: "spring",
    });
    expect(settleSeason(shown(null, FALL), "spring", null)).toEqual({
      kind: "write",
      seasonId: null,
    });
    expect(settleSeason(shown("fall", FALL, { active: SPRING }), "spring", null)).toEqual({
      kind: "write",
      seasonId: "fall",
    });
  });

  it("D60: a link with the active season's id means the active one", () => {
    expect(settleSeason(shown("fall", FALL), "fall", null)).toEqual({ kind: "unpin" });
  });

  it("what nobody has is forgotten; what nobody can tell yet is left in the address", () => {
    expect(settleSeason(shown("x", FALL, { missing: "gone" }), "x", null)).toEqual({
      kind: "forget",
    });
    expect(settleSeason(shown("x", FALL, { missing: "unreachable" }), "x", null)).toEqual({
      kind: "wait",
    });
  });

  it("D4, D10: a visitor's link keeps a season that a sign-in may show; what is no season where all are open goes, as does an earlier visit's choice", () => {
    const hidden = shown("x", FALL, { missing: "hidden" });
    for (const browsing of ["live_season", "off", "unknown", null] as const) {
      expect(settleSeason(hidden, "x", browsing)).toEqual({ kind: "wait" });
      expect(settleSeason(hidden, null, browsing)).toEqual({ kind: "forget" });
    }
    expect(settleSeason(hidden, "x", "all")).toEqual({ kind: "forget" });
  });

  it("comes to rest: each step, once done, asks for no further one", () => {
    expect(settleSeason(shown(null, FALL), null, null).kind).toBe("settled");
    for (const [askedId, selected] of [
      ["spring", SPRING],
      [null, FALL],
    ] as const) {
      for (const inAddress of ["spring", "x", null]) {
        const step = settleSeason(shown(askedId, selected), inAddress, null);
        const now = step.kind === "write" ? step.seasonId : inAddress;
        expect(settleSeason(shown(askedId, selected), now, null).kind).toBe("settled");
      }
    }
  });
});
