import fc from "fast-check";
import { expect, test } from "vitest";
import { briefName, letterRoom } from "./brief-name.ts";

test.each([
  ["Reyes", "Reyes"],
  ["St. James", "St. James"],
  ["Ka. Møller", "Ka. Møller"],
  ["Villareal", "Villareal"],
  ["van der Berg", "v. d. Berg"],
  ["van der Westhuizen", "v. d. West."],
  ["Fernández-Villareal", "F.-Villareal"],
  ["Smith-Jones", "Smith-J."],
  ["Z. Smith-Jones", "Z. Smith-J."],
  ["Bouchard-Featherstonehaugh", "Bouchard"],
  ["Papadimitrakopoulou", "Papadimit."],
  ["Montgomery Jr.", "Montg. Jr."],
  ["K. Montgomery", "K. Montgo."],
])("on a chip %j is %j", (name, brief) => {
  expect(briefName(name)).toBe(brief);
});

test("a brief name is never empty, never wider than the name, and begins with the same letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (name) => {
      const brief = briefName(name);
      expect(letterRoom(brief)).toBeLessThanOrEqual(letterRoom(name) + 0.5);
      expect([...brief.normalize("NFC")][0]).toBe([...name.normalize("NFC")][0]);
    }),
  );
});
