import { diagnoseConfiguration } from "../../domain/provider/debug/diagnose.ts";
import type { Configuration } from "../../domain/provider/debug/provider-test.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { SimulatedMark } from "../../parts/provider/provider-marks.tsx";
import { apiDebugMessages as words } from "./api-debug-messages.ts";
import { DebugForm } from "./debug-form.tsx";
import { Results } from "./results.tsx";
import { StepCard, type StepOutcome } from "./step-card.tsx";
import { ConfigurationFacts, TestFacts } from "./step-facts.tsx";
import { type TestState, useDebugTests } from "./use-debug-tests.ts";

/** Shows the form, the three steps with their results, and what these mean. */
export function DebugView({ configuration }: { configuration: Configuration }) {
  const { isOffline, reload } = useAdminPage();
  const { tests, run } = useDebugTests();
  const isConfigured = diagnoseConfiguration(configuration).length === 0;
  const canRun = configuration.settings.every(({ state }) => state !== "missing");
  const outcomes = {
    configuration: isConfigured ? "passed" : "failed",
    direct: canRun ? outcomeOf(tests.direct) : "skipped",
    proxy: canRun ? outcomeOf(tests.proxy) : "skipped",
  } as const;

  async function start(leagueId: string | null): Promise<void> {
    await reload();
    await run(leagueId);
  }

  return (
    <>
      {configuration.isSimulated && <SimulatedMark label={configuration.label} />}
      <DebugForm isDisabled={isOffline || !canRun} onRun={start} />
      <ol className="grid gap-3 laptop:grid-cols-3" aria-label={words.form.title}>
        <StepCard number={1} words={words.steps.configuration} outcome={outcomes.configuration}>
          <ConfigurationFacts configuration={configuration} />
        </StepCard>
        <StepCard number={2} words={words.steps.direct} outcome={outcomes.direct}>
          <TestFacts state={tests.direct} canRun={canRun} />
        </StepCard>
        <StepCard number={3} words={words.steps.proxy} outcome={outcomes.proxy}>
          <TestFacts state={tests.proxy} canRun={canRun} />
        </StepCard>
      </ol>
      <Results configuration={configuration} tests={tests} outcomes={outcomes} />
    </>
  );
}

function outcomeOf(state: TestState): StepOutcome {
  if (state.kind !== "done") return state.kind;
  return state.test.hasPassed ? "passed" : "failed";
}
