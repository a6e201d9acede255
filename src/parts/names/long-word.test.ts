import { expect, test } from "vitest";
import { hasLongWord } from "./long-word.ts";

test.each([
  ["Ada Featherstonehaugh", true],
  ["Anna-Maria Lindqvist-Olsson", false],
  // Letters that a Mac's file writes as two characters, and a script whose vowels are marks.
  ["Gudrun Sigurðarko\u0301ttir".normalize("NFD"), true],
  ["வெங்கடேசுவரன்ராமன்", true],
])("%s: %j", (name, isLong) => {
  expect(hasLongWord(name)).toBe(isLong);
});
