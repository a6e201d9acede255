import { describe, expect, it } from "vitest";
import {
  allSelected,
  EMPTY_SELECTION,
  isComplete,
  needsGate,
  onlyListed,
  parseSelection,
  stillNeeded,
  toggled,
} from "./roster-selection.ts";

const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

describe("choosing a roster (P §5, D36)", () => {
  it("keeps the order of choosing and unticks", () => {
    const one = toggled(toggled(EMPTY_SELECTION, "visitor", "b"), "visitor", "a");
    expect(one.visitor).toEqual(["b", "a"]);
    expect(toggled(one, "visitor", "b").visitor).toEqual(["a"]);
    expect(one.home).toEqual([]);
  });

  it("stops at 20", () => {
    const full = allSelected(EMPTY_SELECTION, "home", ids(25));
    expect(full.home).toHaveLength(20);
    expect(toggled(full, "home", "p24")).toBe(full);
    expect(toggled(full, "home", "p3").home).toHaveLength(19);
  });

  it("selects all without dropping or doubling who was chosen", () => {
    const some = toggled(EMPTY_SELECTION, "home", "p4");
    expect(allSelected(some, "home", ids(6)).home).toEqual(["p4", "p0", "p1", "p2", "p3", "p5"]);
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
    expect(isComplete({ visitor: ids(6), home: ids(5) })).toBe(false);
    expect(isComplete({ visitor: ids(6), home: ids(6) })).toBe(true);
  });
});

describe("a draft that survives a reload", () => {
  const draft = { visitor: ["a", "gone"], home: ["b"] };
  it("comes back without players who are not listed any more", () => {
    const listed = { visitor: new Set(["a"]), home: new Set(["b", "c"]) };
    const read = parseSelection(draft);
    expect(read && onlyListed(read, listed)).toEqual({ visitor: ["a"], home: ["b"] });
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
    expect(needsGate({ visitor, home, liveEntries })).toBe(isNeeded);
  });
});
