import { expect, it } from "vitest";
import { clearLift, type Lies } from "./clear-lift.ts";

it.each<[string, readonly Lies[], number]>([
  ["where it usually stands", ["free", "free"], 0],
  ["above what is read", ["read", "read", "free"], 48],
  ["above what is pressed, where a place is free", ["pressed", "read", "free"], 48],
  ["on the blank end of a row, where no place is free", ["read", "pressed", "pressed"], 24],
  ["where it usually stands, where all is read", [], 0],
])("the help button rests %s", (_, places, lift) => {
  expect(clearLift((each) => places[each / 24] ?? "read")).toBe(lift);
});
