import { expect, it } from "vitest";
import { clearLift, type Lies } from "./clear-lift.ts";

it.each<[string, readonly Lies[], number | null]>([
  ["rests where it usually stands", ["free", "free"], 0],
  ["rests above what is read", ["read", "read", "free"], 48],
  ["rests above what is pressed, where a place is free", ["pressed", "read", "free"], 48],
  ["rests on the blank end of a row, where no place is free", ["read", "pressed", "pressed"], 24],
  ["goes no higher than it may", ["read", "read", "read", "free"], null],
  ["stays away where all is read", [], null],
])("the help button %s", (_, places, lift) => {
  expect(clearLift((each) => places[each / 24] ?? "read", 48)).toBe(lift);
});
