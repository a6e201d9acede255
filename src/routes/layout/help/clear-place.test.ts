import { expect, it } from "vitest";
import { clearPlace, type Lies, type Place } from "./clear-place.ts";

const NOWHERE: readonly Lies[] = [];

it.each<[string, readonly Lies[], readonly Lies[], Place | null]>([
  ["rests in its corner", ["free"], NOWHERE, { shape: "round", lift: 0 }],
  ["rests above what is read", ["read", "read", "free"], ["free"], { shape: "round", lift: 24 }],
  ["is a tab where a round one lies on a row", ["row", "row"], ["row"], { shape: "tab", lift: 0 }],
  ["is a tab beside what is read", NOWHERE, ["read", "free"], { shape: "tab", lift: 12 }],
  [
    "is a tab where a finger has room around it, though another place is lower",
    NOWHERE,
    ["row", "free", "clear"],
    { shape: "tab", lift: 24 },
  ],
  [
    "is the lowest tab where a finger has room nowhere",
    NOWHERE,
    ["read", "row", "free"],
    { shape: "tab", lift: 12 },
  ],
  ["stays away where all is read", NOWHERE, NOWHERE, null],
])("the help button %s", (_, round, tab, place) => {
  const lies = { round, tab };
  const found = clearPlace(({ shape, lift }) => lies[shape][lift / 12] ?? "read", ["round", "tab"]);
  expect(found).toEqual(place);
});

it("is no tab where only a round one may be", () => {
  const places = clearPlace(({ shape }) => (shape === "tab" ? "free" : "read"), ["round"]);
  expect(places).toBeNull();
});

it("a round one goes no higher than the corner, a tab along half a phone's edge", () => {
  const highest = (lies: Lies) => {
    const tried: Place[] = [];
    clearPlace(
      (place) => {
        tried.push(place);
        return lies;
      },
      ["round", "tab"],
    );
    return Object.fromEntries(tried.map(({ shape, lift }) => [shape, lift]));
  };
  expect(highest("read")).toEqual({ round: 96, tab: 396 });
});
