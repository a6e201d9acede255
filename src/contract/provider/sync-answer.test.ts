import { expect, test } from "vitest";
import type { KeptPlan, SyncAnswer } from "../../domain/provider/sync-contract.ts";
import { readFunctionRefusal } from "../function-refusal.ts";
import { RUN_REPORTS, SYNC_RUNS } from "../rows/sync-run-rows.ts";
import { readRows } from "../rows/table-row.ts";
import { readProviderState } from "./provider-state.ts";
import { readSyncAnswer } from "./sync-answer.ts";

const plan: KeptPlan = {
  version: 1,
  steps: [
    {
      step: "teams",
      league_id: "league",
      provider_id: "85770",
      changes: [
        {
          entity: "league",
          action: "change",
          provider_id: "85770",
          row_id: "league",
          league_id: "league",
          before: { divisions_data: [] },
          after: { divisions_data: [{ id: 1, name: "North" }] },
        },
        {
          entity: "team",
          action: "ask",
          provider_id: "7",
          row_id: "row",
          league_id: "league",
          before: { provider_id: null },
          after: { provider_id: "7" },
          reason: "entered_by_hand",
        },
      ],
      problems: [{ thing: "team", code: "name", id: "9", message: "Team 9 has no name" }],
      question: { thing: "teams", gone: 24, of: 30 },
      is_confirmed: false,
      is_stopped: false,
    },
  ],
  names: { row: { name: "Hawks" } },
};

test("a plan is read whole, in the words of the app", () => {
  const answer: SyncAnswer = { outcome: "planned", run_id: "r1", plan };
  const read = readSyncAnswer(answer);
  expect(read).toMatchObject({
    kind: "planned",
    runId: "r1",
    plan: {
      names: { row: { name: "Hawks" } },
      steps: [
        {
          leagueId: "league",
          providerId: "85770",
          isConfirmed: false,
          isStopped: false,
          changes: [
            { rowId: "league", after: { divisions_data: [{ id: 1, name: "North" }] } },
            { action: "ask", providerId: "7", reason: "entered_by_hand" },
          ],
        },
      ],
    },
  });
  const [step] = plan.steps;
  const broken = { ...plan, steps: [step, { ...step, changes: [{ entity: "umpire" }] }] };
  expect(readSyncAnswer({ ...answer, plan: broken })).toBeNull();
});

test.each<[SyncAnswer, unknown]>([
  [
    { outcome: "partial", run_id: "r1" },
    { kind: "ended", runId: "r1", status: "partial" },
  ],
  [
    { outcome: "unfinished", run_id: "r1", rows_done: 3, rows: 9 },
    { kind: "unfinished", runId: "r1" },
  ],
  [
    { outcome: "busy", run_id: "r1", kind: "daily", since: "2026-11-23", started_by: null },
    { kind: "busy", runId: "r1" },
  ],
])("%j", (answer, read) => {
  expect(readSyncAnswer(answer)).toEqual(read);
});

test("a refusal keeps the server's words; other layers' errors are none", () => {
  const body = { code: "provider_timeout", message: "Request timeout: it did not answer." };
  expect(readFunctionRefusal({ status: 504, json: body })).toEqual(body);
  expect(readFunctionRefusal({ status: 403, json: body })).toBeNull();
  expect(readFunctionRefusal({ status: 502, json: null })).toBeNull();
  expect(readSyncAnswer("<html>")).toBeNull();
});

test("whether a provider is chosen", () => {
  const state = { is_chosen: true, is_simulated: false, label: "league provider" };
  expect(readProviderState({ ...state, first_team_is: "home" })).toEqual({
    isChosen: true,
    isSimulated: false,
    label: "league provider",
  });
  expect(readProviderState({ is_chosen: "yes" })).toBeNull();
});

test("a run's row, and its plan with what it could not do", () => {
  const row = {
    id: "r1",
    kind: "all",
    status: "running",
    rows_done: 10,
    steps: [
      {
        step: "teams 85770",
        kind: "teams",
        league_id: "league",
        provider_id: "85770",
        counts: { applied: 3 },
        asked: 1,
        question: null,
        is_confirmed: false,
        is_stopped: false,
        problems: 0,
        finished_at: "2026-11-23T14:00:00Z",
      },
    ],
    cancel_requested_at: "2026-11-23T14:00:00Z",
    started_by: null,
    started_at: "2026-11-23T13:59:00Z",
    finished_at: null,
    lease_until: "2026-11-23T14:01:00Z",
  };
  expect(readRows(SYNC_RUNS, [row])).toMatchObject([
    { isCancelling: true, startedBy: null, steps: [{ name: "teams 85770", leagueId: "league" }] },
  ]);
  const refused = {
    entity: "game",
    action: "change",
    provider_id: "991",
    outcome: "refused",
    reason: "malformed",
    message: "No such day",
  };
  const problem = { thing: "game", code: "teams", id: "996", message: "Game 996 is bad" };
  const [report] = readRows(RUN_REPORTS, [{ id: "r1", plan, errors: [problem, refused] }]) ?? [];
  expect(report?.problems).toEqual([problem]);
  expect(report?.left).toEqual([
    {
      entity: "game",
      action: "change",
      providerId: "991",
      outcome: "refused",
      reason: "malformed",
    },
  ]);
});
