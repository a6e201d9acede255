import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ProviderProblem } from "../../domain/provider/facts.ts";
import type { RunPlan } from "../../domain/provider/run/run-plan.ts";
import type { LeftRow } from "../../domain/provider/run/run-report.ts";
import type { FinishedStep, SyncRun } from "../../domain/provider/run/sync-run.ts";
import { SyncProgress } from "./sync-progress.tsx";
import { SyncResults } from "./sync-results.tsx";

const STEP: FinishedStep = {
  name: "teams 85770",
  kind: "teams",
  leagueId: "league",
  counts: {},
  asked: 0,
  question: null,
  isConfirmed: false,
  isStopped: false,
  problems: 0,
  finishedAt: "2026-11-22T21:00:20Z",
};
const RUN: SyncRun = {
  id: "run",
  kind: "all",
  status: "succeeded",
  rowsDone: 1,
  steps: [STEP],
  isCancelling: false,
  startedBy: "me",
  startedAt: "2026-11-22T21:00:00Z",
  finishedAt: "2026-11-22T21:00:30Z",
  leaseUntil: null,
};
const CHANGED: LeftRow = {
  entity: "team",
  action: "change",
  providerId: "7",
  outcome: "changed_meanwhile",
  reason: null,
};

/** The plan of a run that renames teams. */
const planOf = (
  providerIds: readonly string[],
  problems: readonly ProviderProblem[] = [],
): RunPlan => ({
  steps: [
    {
      step: "teams",
      leagueId: "league",
      providerId: "85770",
      changes: providerIds.map((providerId) => ({
        entity: "team",
        action: "change",
        providerId,
        rowId: "hawks",
        leagueId: "league",
        before: { name: "Hawks" },
        after: { name: "Kites" },
      })),
      problems,
      question: null,
      isConfirmed: false,
      isStopped: false,
    },
  ],
  names: { hawks: { name: "Hawks" } },
});

/** The results of a run that planned to rename the team 7. */
function results(left: readonly LeftRow[], messages: readonly string[]): string {
  const problems = messages.map(
    (message) => ({ thing: "team", code: "odd", id: null, message }) as const,
  );
  const plan = planOf(["7"], problems);
  return textOf(
    <SyncResults run={RUN} report={{ plan, problems, left }} leagueNames={new Map()} />,
  );
}

/** Names are isolated, so that one of another direction turns nothing around. */
const textOf = (element: React.ReactNode) =>
  renderToStaticMarkup(element).replaceAll(/[\u2068\u2069]/g, "");

describe("the results of a run (A §2, A §8)", () => {
  test("three and more steps without a change share one row, fewer stand as they are", () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...STEP, name: `teams ${index}` }));
    const shown = (count: number) =>
      textOf(
        <SyncResults run={{ ...RUN, steps: steps(count) }} report={null} leagueNames={new Map()} />,
      );
    expect(shown(3)).toContain("3 steps without a change");
    expect(shown(2)).not.toContain("without a change");
    expect(results([], ["odd"])).not.toContain("without a change");
  });

  test("a step that took no whole second says so", () => {
    const steps = [{ ...STEP, finishedAt: RUN.startedAt }];
    const text = textOf(
      <SyncResults run={{ ...RUN, steps }} report={null} leagueNames={new Map()} />,
    );
    expect(text).toContain(">under\u00a01\u00a0s<");
    expect(results([], [])).toContain(">20\u00a0s<");
  });

  test("a row that was changed meanwhile is left, named, and not called changed", () => {
    const text = results([CHANGED], []);
    expect(text).toContain(">1 row left as it is<");
    expect(text).toContain("Team Hawks: it was changed here after the plan was made.");
    expect(text).not.toContain("1 team changed");
    expect(results([], [])).toContain(">1 team changed<");
  });

  test("five errors are shown, and how many more there are", () => {
    const text = results(
      [],
      ["a", "b", "c", "d", "e", "f", "g"].map((name) => `Team ${name} is odd`),
    );
    expect(text).toContain("Team e is odd");
    expect(text).not.toContain("Team f is odd");
    expect(text).toContain("and 2 more");
  });
});

const DISABLED = /<button[^>]* disabled=""/;

describe("a run that goes on", () => {
  const progress = (phase: "planning" | "applying", isCancelling: boolean) =>
    textOf(
      <SyncProgress
        phase={phase}
        run={{ ...RUN, status: "running", rowsDone: 10, isCancelling }}
        plan={planOf(Array.from({ length: 24 }, (_, index) => `${index}`))}
        since={0}
        onCancel={() => {}}
      />,
    );

  test("can be cancelled, and says that its step comes first", () => {
    expect(progress("applying", false)).toContain("Applying the changes...");
    expect(progress("applying", false)).toContain("10 of 24 rows");
    expect(progress("applying", false)).not.toMatch(DISABLED);
    expect(progress("applying", true)).toContain("Cancelling after this step...");
    expect(progress("applying", true)).toMatch(DISABLED);
  });

  test("says while it is planned that the provider is asked, and for how long it may", () => {
    expect(progress("planning", false)).toContain("Comparing with the league provider...");
    expect(progress("planning", false)).toContain("A sync may take up to 2 minutes.");
  });
});
