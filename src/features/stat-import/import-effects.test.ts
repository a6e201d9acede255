import { expect, test } from "vitest";
import type { StatImportNumbers } from "../../domain/imports/stat-import.ts";
import { mainEffect } from "./import-effects.ts";

const NUMBERS: StatImportNumbers = {
  isCollected: false,
  isCompleted: false,
  isArchived: false,
  players: 2,
  figures: 4,
  corrections: 0,
  playersDropped: 0,
  rosterAdded: 0,
  rosterRemoved: 0,
  suspended: 0,
  replaces: null,
};
const planned = (isCollected: boolean, isUnchanged = false) => ({
  numbers: { ...NUMBERS, isCollected },
  isUnchanged,
});

test("an import that the collected plays hold back says why, and what to choose", () => {
  expect(mainEffect(planned(true), "keep")).toBe(
    "Nothing is imported, because plays were collected. Choose the file's figures to import.",
  );
  expect(mainEffect(planned(true), "correct")).toBeNull();
});

test("an import replaces the team's stats unless it changes nothing", () => {
  expect(mainEffect(null, "keep")).toMatch(/^Importing replaces/);
  expect(mainEffect(planned(false), "keep")).toMatch(/^Importing replaces/);
  expect(mainEffect(planned(true, true), "keep")).toMatch(/^These figures are imported already/);
});
