import { expect, test } from "vitest";
import { type ImportRun, stepOf, wantedSeasons } from "./season-import.ts";

let last = 0;
const newId = () => String(++last);
const run = (rowsDone: number, steps: ImportRun["steps"]): ImportRun => ({
  id: "r",
  seasonId: "s",
  status: "running",
  rowsDone,
  steps,
  startedAt: "",
});

test("D60: leagues become a season each, or one under a name; a blank name is the server's to choose", () => {
  last = 0;
  expect(wantedSeasons(["8", "9"], "each", newId)).toEqual([
    { id: "1", name: null, leagueIds: ["8"] },
    { id: "2", name: null, leagueIds: ["9"] },
  ]);
  expect(wantedSeasons(["8", "9"], { name: " Metro " }, newId)).toEqual([
    { id: "3", name: "Metro", leagueIds: ["8", "9"] },
  ]);
  expect(wantedSeasons(["8"], { name: "  " }, newId)).toMatchObject([{ name: null }]);
});

test.each([
  ["nothing is written yet", run(0, []), null],
  ["the first rows", run(10, []), "teams"],
  ["after the league's own step", run(10, ["status"]), "teams"],
  ["after the teams", run(40, ["status", "teams"]), "games"],
  ["after the last step of one league of two", run(90, ["standings", "divisions"]), "status"],
] as const)("%s: the step is known", (_, shown, step) => {
  expect(stepOf(shown)).toBe(step);
});
