import { describe, expect, it } from "vitest";
import { makePlayer } from "../../../../tests/helpers/builders/make-player.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { createGameState } from "../../../domain/game/fold/fold.ts";
import {
  countBoth,
  isComplete,
  isSameSelection,
  listedPlayers,
  needsGate,
  onlyListed,
  parseSelection,
  stillNeeded,
  ticked,
  tickedWithReason,
  toggled,
  underTaps,
  withChanges,
} from "./roster-selection.ts";

const EMPTY_SELECTION = { visitor: [], home: [] };
const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

function gameWith(
  visitor: number,
  home: number,
  liveEntryCount: number,
  isIr = (_id: string) => false,
) {
  const team = (side: "visitor" | "home", count: number) => ({
    side,
    team: makeTeam({ id: side }),
    players: ids(count).map((id) => makePlayer({ id, teamId: side, isIr: isIr(id) })),
    rosterIds: ids(count),
  });
  const teams = { visitorTeamId: "visitor", homeTeamId: "home" };
  const state = { ...createGameState("g", teams), liveEntryCount };
  return { visitor: team("visitor", visitor), home: team("home", home), state };
}

describe("choosing a roster (P §5, D36)", () => {
  it("keeps the order of choosing and unticks", () => {
    const one = toggled(toggled(EMPTY_SELECTION, "visitor", "b"), "visitor", "a");
    expect(one.visitor).toEqual(["b", "a"]);
    expect(toggled(one, "visitor", "b").visitor).toEqual(["a"]);
    expect(one.home).toEqual([]);
  });

  it("stops at 20", () => {
    const full = ticked(EMPTY_SELECTION, "home", ids(25));
    expect(full.home).toHaveLength(20);
    expect(toggled(full, "home", "p24")).toBe(full);
    expect(toggled(full, "home", "p3").home).toHaveLength(19);
  });

  it("keeps the reason of a suspended player through everything else that happens (D28)", () => {
    const chosen = tickedWithReason(EMPTY_SELECTION, "home", "p0", "The board allows it");
    expect(chosen).toEqual({ visitor: [], home: ["p0"], reasons: { p0: "The board allows it" } });
    const { reasons } = chosen;
    expect(toggled(chosen, "visitor", "p1").reasons).toEqual(reasons);
    const after = { visitor: ["p2"], home: [] };
    expect(withChanges(chosen, EMPTY_SELECTION, after)).toEqual({
      visitor: ["p2"],
      home: ["p0"],
      reasons,
    });
    const listed = { visitor: new Set<string>(), home: new Set(["p0"]) };
    const kept = parseSelection(JSON.parse(JSON.stringify(chosen)));
    expect(kept && onlyListed(kept, listed)).toEqual(chosen);
    expect(parseSelection({ visitor: [], home: [], reasons: { p0: 3 } })?.reasons).toBeUndefined();
  });

  it("selects all without dropping or doubling who was chosen", () => {
    const some = toggled(EMPTY_SELECTION, "home", "p4");
    expect(ticked(some, "home", ids(6)).home).toEqual(["p4", "p0", "p1", "p2", "p3", "p5"]);
  });

  it.each([
    [0, 6],
    [5, 1],
    [6, 0],
    [20, 0],
  ])("with %i chosen %i are still needed", (count, needed) => {
    expect(stillNeeded(count)).toBe(needed);
  });

  it("is complete only with 6 on both sides", () => {
    expect(isComplete({ visitor: 6, home: 5 })).toBe(false);
    expect(isComplete({ visitor: 6, home: 6 })).toBe(true);
  });
});

describe("another phone changes the rosters while the dialog is open (D36)", () => {
  const before = { visitor: ["a", "b", "c"], home: ["h"] };
  it("ticks who came and unticks who left; the own choices stay", () => {
    const chosen = { visitor: ["a", "c", "own"], home: ["h"] };
    const after = { visitor: ["b", "c", "walk-on"], home: ["h"] };
    expect(withChanges(chosen, before, after)).toEqual({
      visitor: ["c", "own", "walk-on"],
      home: ["h"],
    });
  });

  it("lays what was tapped meanwhile over a kept draft", () => {
    const opened = { visitor: ["a"], home: [] };
    const draft = { visitor: ["a", "b"], home: ["h"], reasons: { b: "let off" } };
    expect(underTaps(draft, opened, opened)).toEqual(draft);
    const now = { visitor: ["c"], home: [], reasons: { c: "misread" } };
    expect(underTaps(draft, opened, now)).toEqual({
      visitor: ["b", "c"],
      home: ["h"],
      reasons: { b: "let off", c: "misread" },
    });
  });

  it("adds to a kept draft who was checked in or out elsewhere while the gate was closed", () => {
    const draft = { visitor: ["own", "left"], home: [], base: { visitor: ["left"], home: [] } };
    const opened = { visitor: ["captain's"], home: ["h"] };
    expect(underTaps(draft, opened, opened)).toEqual({
      visitor: ["own", "captain's"],
      home: ["h"],
    });
  });

  it("does not double who is ticked here too, and stops at 20", () => {
    const full = { visitor: ids(20), home: [] };
    const after = { visitor: ["p3", "p99"], home: [] };
    expect(withChanges(full, EMPTY_SELECTION, after).visitor).toEqual(ids(20));
  });

  it("knows a view that was only built anew", () => {
    expect(isSameSelection(before, { visitor: ["c", "b", "a"], home: ["h"] })).toBe(true);
    expect(isSameSelection(before, { ...before, home: [] })).toBe(false);
    expect(isSameSelection({ ...before, home: [] }, before)).toBe(false);
  });
});

describe("a draft that survives a reload", () => {
  const draft = { visitor: ["a", "gone"], home: ["b"] };
  it("comes back without players who are not listed any more", () => {
    const listed = { visitor: new Set(["a"]), home: new Set(["b", "c"]) };
    const read = parseSelection(draft);
    expect(read && onlyListed(read, listed)).toEqual({ visitor: ["a"], home: ["b"] });
  });
  it("keeps what was checked in when it was written", () => {
    const base = { visitor: [], home: ["c"] };
    expect(parseSelection({ ...draft, base })).toEqual({ ...draft, base });
    expect(parseSelection({ ...draft, base: { visitor: 1 } })).toEqual(draft);
  });
  it.each([null, undefined, 3, "text", {}, { visitor: ["a"] }, { visitor: [1], home: [] }])(
    "reads %o as no draft",
    (value) => {
      expect(parseSelection(value)).toBeNull();
    },
  );
});

describe("the gate (P §2, D36, I17)", () => {
  it.each([
    [0, 0, 0, true],
    [8, 0, 12, true],
    [8, 1, 0, true],
    [6, 6, 0, false],
    [8, 5, 12, false],
  ])("visitor %i, home %i, %i entries: %s", (visitor, home, liveEntries, isNeeded) => {
    expect(needsGate(gameWith(visitor, home, liveEntries))).toBe(isNeeded);
  });

  it("a player put on injured reserve after check-in does not count to six (P §4)", () => {
    const isIr = (id: string) => id === "p0";
    expect(needsGate(gameWith(6, 6, 0, isIr))).toBe(true);
    expect(needsGate(gameWith(7, 7, 0, isIr))).toBe(false);
    expect(needsGate(gameWith(6, 6, 1, isIr))).toBe(false);
    const game = gameWith(7, 6, 0, isIr);
    expect(countBoth(game, { visitor: ids(7), home: ids(6) })).toEqual({ visitor: 6, home: 5 });
    expect(listedPlayers(game.visitor).map(({ id }) => id)).toEqual(ids(7));
    const leftOut = { ...game.visitor, rosterIds: ids(7).slice(1) };
    expect(listedPlayers(leftOut).map(({ id }) => id)).toEqual(ids(7).slice(1));
  });
});
