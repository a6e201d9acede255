import { expect, test } from "vitest";
import { keptImports } from "./kept-imports.ts";

const IMPORT = {
  gameId: "game",
  teamId: "team",
  fileIds: ["file"],
  contentHash: "",
  repeatedIds: [],
  lines: [],
};
const NUMBERS = {
  isCollected: true,
  isCompleted: true,
  isArchived: false,
  players: 1,
  figures: 1,
  corrections: 1,
  playersDropped: 0,
  rosterAdded: 0,
  rosterRemoved: 0,
  suspended: 0,
  replaces: null,
};

test.each([
  ["plays were collected", {}, [], 1],
  ["a person wants the file's figures", {}, ["game team"], 0],
  ["nothing was collected", { isCollected: false }, [], 0],
])("D64: a file is not imported only where it says so: %s", (_, changes, corrected, kept) => {
  const plan = { numbers: { ...NUMBERS, ...changes }, isUnchanged: false };
  const planned = new Map([["game team", plan]]);
  expect(keptImports([IMPORT], planned, new Set(corrected))).toHaveLength(kept);
  expect(keptImports([IMPORT], new Map(), new Set(corrected))).toEqual([]);
  const done = new Map([["game team", { ...plan, isUnchanged: true }]]);
  expect(keptImports([IMPORT], done, new Set(corrected))).toEqual([]);
});
