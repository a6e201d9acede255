import { expect, test } from "vitest";
import { runResults } from "./run-results.ts";
import {
  type FinishedStep,
  kindToPlan,
  lastDone,
  lastRun,
  openRun,
  runSeconds,
  type SyncRun,
  stepSeconds,
} from "./sync-run.ts";

function run(own: Partial<SyncRun> = {}): SyncRun {
  return {
    id: "run",
    kind: "all",
    status: "succeeded",
    rowsDone: 0,
    steps: [],
    isCancelling: false,
    startedBy: null,
    startedAt: "2026-11-23T08:00:00Z",
    finishedAt: "2026-11-23T08:00:38Z",
    leaseUntil: null,
    ...own,
  };
}

function finished(own: Partial<FinishedStep> = {}): FinishedStep {
  return {
    name: "games 85770",
    kind: "games",
    leagueId: "league",
    counts: {},
    asked: 0,
    question: null,
    isConfirmed: false,
    isStopped: false,
    problems: 0,
    finishedAt: "2026-11-23T08:00:30Z",
    ...own,
  };
}

test("a dry run that was put aside is no last run; one that was cancelled half-way is", () => {
  const aside = run({ id: "aside", status: "cancelled" });
  const halfWay = run({ id: "half-way", status: "cancelled", rowsDone: 3 });
  const going = run({ id: "going", status: "running" });
  expect([lastRun([going, aside, halfWay])?.id, openRun([going, aside])?.id]).toEqual([
    "half-way",
    "going",
  ]);
  expect([lastRun([aside]), openRun([aside])]).toEqual([null, null]);
});

test("a step was last done by the newest run that was not stopped in it", () => {
  const at = "2026-11-22T21:00:10Z";
  const older = run({ id: "older", steps: [finished({ finishedAt: at })] });
  expect(lastDone([run({ steps: [finished({ isStopped: true })] }), older], "games")).toBe(at);
  expect(lastDone([run({ steps: [finished()] }), older], "games")).toBe("2026-11-23T08:00:30Z");
  expect(lastDone([older], "teams")).toBeNull();
});

test("seconds: of a run that is over, of one that goes on, and of each step", () => {
  const going = run({ finishedAt: null });
  expect([
    runSeconds(run(), 0),
    runSeconds(going, Date.parse("2026-11-23T08:01:05Z")),
    runSeconds(going, Date.parse("2026-11-23T07:59:00Z")),
  ]).toEqual([38, 65, 0]);
  const steps = [finished({ finishedAt: "2026-11-23T08:00:12Z" }), finished()];
  expect([0, 1].map((index) => stepSeconds(run({ steps }), index))).toEqual([12, 18]);
});

test("a daily run and an import are planned anew as Sync All", () => {
  expect(["daily", "import", "games"].map((kind) => kindToPlan({ kind }))).toEqual([
    "all",
    "all",
    "games",
  ]);
});

test("rows that were not written stand at their step with what was planned for them, and are not counted as written", () => {
  const change = {
    entity: "game",
    action: "change",
    providerId: "991",
    rowId: "row",
    leagueId: "league",
    before: { week_number: 1 },
    after: { week_number: 2 },
  } as const;
  const other = { ...change, providerId: "992", rowId: "other" };
  const bad = { thing: "game", code: "teams", id: "996", message: "Game 996 is bad" };
  const broken = { thing: "run", code: "failed", id: null, message: "The disk is full" };
  const left = (entity: string, providerId: string) =>
    ({ entity, providerId, action: "change", outcome: "refused", reason: "collected" }) as const;
  const results = runResults(run({ steps: [finished()] }), {
    plan: {
      names: {},
      steps: [
        {
          step: "games",
          leagueId: "league",
          providerId: "85770",
          changes: [change, other],
          problems: [bad],
          question: null,
          isConfirmed: false,
          isStopped: false,
        },
      ],
    },
    problems: [bad, broken],
    left: [left("game", "991"), left("team", "7")],
  });
  expect(results).toEqual({
    steps: [
      {
        step: finished(),
        written: [{ entity: "game", action: "change", count: 1 }],
        left: [{ row: left("game", "991"), change }],
        problems: [bad],
        seconds: 30,
      },
    ],
    problems: [broken],
    left: [{ row: left("team", "7"), change: null }],
  });
});
