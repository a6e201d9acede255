import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import { writtenRows } from "../../../domain/provider/run/run-plan.ts";
import type { PastRun } from "../../../domain/provider/run/sync-overview.ts";
import { type FinishedStep, stepSeconds } from "../../../domain/provider/run/sync-run.ts";
import { ProblemTexts } from "../../../parts/provider/problem-texts.tsx";
import { runMessages } from "../../../parts/provider/provider-messages.ts";
import { changeCountWords, leftWords } from "../../../parts/provider/sync-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { dailySyncMessages } from "../daily-sync-messages.ts";

const { history: words } = dailySyncMessages;

/** Shows a run's steps with their counts, the first errors and the number of others (A §8). */
export function HistorySteps({
  run,
  leagueNames,
}: {
  run: PastRun;
  leagueNames: ReadonlyMap<string, string>;
}) {
  const leagues = new Set(run.steps.map(({ leagueId }) => leagueId));
  const shown = [
    ...run.problems.map(({ message }) => message),
    ...run.left.map((row) => leftWords({ row, change: null }, {})),
  ];
  return (
    <div className="grid gap-3 border-t border-line px-3 py-3 text-dense wide:pl-9">
      {run.isLeft && <p>{words.leftText}</p>}
      {run.steps.length === 0 && !run.isLeft && <p>{words.noSteps}</p>}
      <ul className="divide-y divide-line">
        {run.steps.map((step, index) => (
          <li
            key={step.name}
            className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 py-1.5"
          >
            <StepIcon step={step} />
            <span className="grid min-w-0 gap-x-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <span className="font-strong">
                {runMessages.kinds[step.kind]}
                {leagues.size > 1 && (
                  <bdi className="block text-label text-text-2">
                    {leagueNames.get(step.leagueId) ?? ""}
                  </bdi>
                )}
              </span>
              <span className="wrap-anywhere">{stepWords(step)}</span>
            </span>
            <span>{runMessages.seconds(stepSeconds(run, index))}</span>
          </li>
        ))}
      </ul>
      <ProblemTexts label={words.errorList} texts={shown} count={run.errorCount} />
    </div>
  );
}

function StepIcon({ step }: { step: FinishedStep }) {
  if (step.isStopped) return <Icon as={CircleAlert} className="text-danger" />;
  const isWarned = isWaiting(step) || step.problems > 0 || step.asked > 0;
  return isWarned ? (
    <Icon as={TriangleAlert} className="text-warn" />
  ) : (
    <Icon as={Check} className="text-win" />
  );
}

function isWaiting({ question, isConfirmed }: FinishedStep): boolean {
  return question !== null && !isConfirmed;
}

function stepWords(step: FinishedStep): string {
  const { question, counts, asked } = step;
  if (step.isStopped) return runMessages.stoppedText;
  if (question !== null && isWaiting(step)) {
    return `${question.gone} of ${question.of} ${question.thing} gone: ${runMessages.notApplied}`;
  }
  const left = (counts.refused ?? 0) + (counts.changed_meanwhile ?? 0);
  const applied = left > 0 && (counts.applied ?? 0) === 0 ? "" : words.written(counts.applied ?? 0);
  return [
    changeCountWords(writtenRows(counts)) || applied,
    ...(left > 0 ? [runMessages.left(left)] : []),
    ...(asked > 0 ? [runMessages.asked(asked)] : []),
  ]
    .filter(Boolean)
    .join(", ");
}
