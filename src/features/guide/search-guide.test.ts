import { expect, it } from "vitest";
import { GUIDE_SECTIONS } from "./content/sections.ts";
import { searchGuide } from "./search-guide.ts";

const titles = (search: string) =>
  searchGuide(GUIDE_SECTIONS, search).map(({ topic }) => topic.title);

it("finds topics with all of the words, whatever their case, those named so first", () => {
  expect(titles("TIMEOUTS")[0]).toBe("Timeouts");
  expect(titles("timeouts").length).toBeGreaterThan(1);
  expect(titles("collection timeouts")).not.toContain("Your first game in six steps");
  expect(titles("yards distance return")).toEqual(["Record a play"]);
});

it("reads what is drawn from other tables, and finds what its own hint names", () => {
  expect(titles("not saved")).toContain("What the mark at the top says");
  expect(titles("conversion")).toEqual(["Points"]);
  expect(titles("offline")).toContain("Without a network");
});

it("reads labels and links as they are shown", () => {
  expect(titles("[[")).toEqual([]);
  expect(titles("save now")).toContain("The live screen");
});

it("finds nothing for blanks or for words that are not there", () => {
  expect(titles("  ")).toEqual([]);
  expect(titles("timeouts volleyball")).toEqual([]);
});
