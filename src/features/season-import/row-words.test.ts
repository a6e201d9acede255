import { expect, test } from "vitest";
import { fieldChangeWords } from "./row-words.ts";

test.each([
  ["field_location", "Field 2", "Field 1", "Field: Field 2 → Field 1"],
  ["game_time", "11:15", "09:00", "Time: 11:15 AM → 9:00 AM"],
  ["jersey_number", null, 7, "Number: none → 7"],
])("a change of %s names the field before its values", (field, before, after, words) => {
  expect(fieldChangeWords({ field, before, after }, new Map())).toBe(words);
});
