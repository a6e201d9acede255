import { describe, expect, it } from "vitest";
import { makeSeason } from "../../../tests/helpers/make-season.ts";
import type { Season } from "../../domain/season/season.ts";
import type { SeasonsQuery } from "./read-seasons.ts";
import { settleSeason } from "./settle-season.ts";

const FALL = makeSeason({ id: "fall" });
const SPRING = makeSeason({ id: "spring", isActive: false });

function shown(
  askedId: string | null,
  selected: Season | null,
  {
    missing = null,
    active = FALL,
  }: { missing?: "gone" | "unreachable" | null; active?: Season | null } = {},
): Extract<SeasonsQuery, { status: "ready" }> {
  return { status: "ready", seasons: [FALL, SPRING], askedId, missing, selected, active };
}

describe("what brings a tab's season and its address together (P §4, D60)", () => {
  it("an address that says what shows stays", () => {
    expect(settleSeason(shown("spring", SPRING), "spring")).toEqual({ kind: "settled" });
    expect(settleSeason(shown(null, FALL), null)).toEqual({ kind: "settled" });
    expect(settleSeason(shown(null, null, { active: null }), null)).toEqual({ kind: "settled" });
  });

  it("another season than the active one is written, the active one taken out", () => {
    expect(settleSeason(shown("spring", SPRING), null)).toEqual({
      kind: "write",
      seasonId: "spring",
    });
    expect(settleSeason(shown(null, FALL), "spring")).toEqual({ kind: "write", seasonId: null });
    expect(settleSeason(shown("fall", FALL, { active: SPRING }), "spring")).toEqual({
      kind: "write",
      seasonId: "fall",
    });
  });

  it("D60: a link with the active season's id means the active one", () => {
    expect(settleSeason(shown("fall", FALL), "fall")).toEqual({ kind: "unpin" });
  });

  it("what nobody has is forgotten; what nobody can tell yet is left in the address", () => {
    expect(settleSeason(shown("x", FALL, { missing: "gone" }), "x")).toEqual({ kind: "forget" });
    expect(settleSeason(shown("x", FALL, { missing: "unreachable" }), "x")).toEqual({
      kind: "wait",
    });
  });

  it("comes to rest: each step, once done, asks for no further one", () => {
    expect(settleSeason(shown(null, FALL), null).kind).toBe("settled");
    for (const [askedId, selected] of [
      ["spring", SPRING],
      [null, FALL],
    ] as const) {
      for (const inAddress of ["spring", "x", null]) {
        const step = settleSeason(shown(askedId, selected), inAddress);
        const now = step.kind === "write" ? step.seasonId : inAddress;
        expect(settleSeason(shown(askedId, selected), now).kind).toBe("settled");
      }
    }
  });
});
