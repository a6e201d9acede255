import { describe, expect, test } from "vitest";
import type { PlannedChange } from "../plan/planned-change.ts";
import {
  answersFor,
  countChanges,
  countRows,
  hasNothingToDo,
  NO_ANSWERS,
  type PlannedStep,
  rowsToApply,
  runProgress,
  unseenAnswers,
  writtenRows,
} from "./run-plan.ts";

function change(action: PlannedChange["action"], providerId = "1"): PlannedChange {
  return {
    entity: "game",
    action,
    providerId,
    rowId: action === "add" ? null : `row-${providerId}`,
    leagueId: "league",
    before: {},
    after: {},
  };
}

function step(own: Partial<PlannedStep> = {}): PlannedStep {
  return {
    step: "games",
    leagueId: "league",
    providerId: "85770",
    changes: [],
    problems: [],
    question: null,
    isConfirmed: false,
    isStopped: false,
    ...own,
  };
}

const GONE = { thing: "games", gone: 24, of: 30 } as const;
const planOf = (...steps: PlannedStep[]) => ({ steps, names: {} });

describe("what of a plan is written (D62)", () => {
  const changes = [change("add"), change("ask", "2"), change("archive", "3")];

  test.each([
    ["a step without a question: all but what is asked", step({ changes }), 2],
    ["much is gone and nobody has agreed: nothing", step({ changes, question: GONE }), 0],
    ["somebody has agreed", step({ changes, question: GONE, isConfirmed: true }), 2],
    ["the answer could not be used: nothing", step({ changes, isStopped: true }), 0],
  ])("%s", (_name, given, rows) => {
    expect(rowsToApply(given)).toHaveLength(rows);
    expect(countRows(planOf(given, step({ changes: [change("add")] })))).toBe(rows + 1);
  });

  test.each([
    [step(), true],
    [step({ changes: [change("add")] }), false],
    [step({ changes: [change("ask")] }), false],
    [step({ question: GONE }), false],
    [step({ isStopped: true }), false],
    [step({ problems: [{ thing: "game", code: "teams", id: "1", message: "Bad" }] }), true],
  ])("%j has nothing to do: %s", (given, isClear) => {
    expect(hasNothingToDo(planOf(step(), given))).toBe(isClear);
  });
});

describe("answers", () => {
  const asking = planOf(
    step({ changes: [change("ask", "991")] }),
    step({ providerId: "85771", question: GONE }),
  );

  test.each([
    [{}, [], 0],
    [{ "game 991": "same" }, [], 1],
    [{ "game 992": "same" }, [], 0],
    [{}, ["games 85771"], 1],
    [{}, ["games 85770"], 0],
    [{ "game 991": "different" }, ["games 85771"], 2],
  ] as const)("%j and %j: %i are not in the plan yet", (decisions, confirmed, unseen) => {
    expect(unseenAnswers(asking, { decisions, confirmed })).toBe(unseen);
  });

  test("what was confirmed stays confirmed in the plan that follows", () => {
    const plan = planOf(step({ question: GONE, isConfirmed: true }));
    const next = answersFor(plan, { ...NO_ANSWERS, confirmed: ["teams 85771"] });
    expect(next.confirmed).toEqual(["games 85770", "teams 85771"]);
  });
});

test("the step that the next row belongs to", () => {
  const plan = planOf(
    step({ step: "status" }),
    step({ step: "teams", changes: [change("add", "1"), change("add", "2")] }),
    step({ changes: [change("add", "3")] }),
  );
  const steps = [0, 1, 2, 3].map((done) => runProgress(plan, done)?.step);
  expect(steps).toEqual(["teams", "teams", "games", null]);
});

test("a run's progress never passes its rows, and a plan without rows has none", () => {
  const plan = planOf(step({ changes: [change("add", "1"), change("add", "2")] }));
  expect(runProgress(plan, 5)).toEqual({ done: 2, rows: 2, step: null });
  expect(runProgress(planOf(step({})), 0)).toBeNull();
});

test("changes are counted by what they are, in one order", () => {
  const changes = [change("archive"), change("add", "2"), change("add", "3")];
  expect(countChanges(changes)).toEqual([
    { entity: "game", action: "add", count: 2 },
    { entity: "game", action: "archive", count: 1 },
  ]);
});

test("what was written is counted by what it is; rows that were left are not", () => {
  const counts = { unchanged: 4, refused: 1, player_archive: 2, game_change: 5, team_add: 0 };
  expect(writtenRows(counts)).toEqual([
    { entity: "player", action: "archive", count: 2 },
    { entity: "game", action: "change", count: 5 },
  ]);
});
