import { useState } from "react";
import {
  askedRows,
  countChanges,
  countRows,
  hasNothingToDo,
  isAllStopped,
  isWaiting,
  NO_ANSWERS,
  type PlanAnswers,
  type PlannedStep,
  type RunPlan,
  rowsToApply,
  unseenAnswers,
} from "../../domain/provider/run/run-plan.ts";
import { Button } from "../../ui/button.tsx";
import type { RowDecision } from "./plan-row.tsx";
import { PlanStep } from "./plan-step.tsx";
import { runMessages as words } from "./provider-messages.ts";
import { changeCountWords } from "./sync-words.ts";
import { TroubleshootingTips } from "./troubleshooting-tips.tsx";

interface SyncPlanProps {
  readonly plan: RunPlan;
  /** Names leagues by their id; a season with one league does not name it. */
  readonly leagueNames: ReadonlyMap<string, string>;
  readonly isLocked: boolean;
  readonly onApply: () => void;
  /** Makes the plan again with the answers. */
  readonly onAnswer: (answers: PlanAnswers) => void;
  readonly onDiscard: () => void;
}

/** Shows what a dry run would add, change, archive and ask before anything is written. */
export function SyncPlan({
  plan,
  leagueNames,
  isLocked,
  onApply,
  onAnswer,
  onDiscard,
}: SyncPlanProps) {
  const [answers, setAnswers] = useState<PlanAnswers>(NO_ANSWERS);
  const leagues = [...new Set(plan.steps.map(({ leagueId }) => leagueId))];
  const unseen = unseenAnswers(plan, answers);
  const warnings = plan.steps
    .filter(({ isStopped }) => !isStopped)
    .flatMap(({ problems }) => problems).length;
  const decide = (key: string, decision: RowDecision | null) =>
    setAnswers(({ decisions, ...rest }) => {
      const { [key]: _before, ...others } = decisions;
      return { ...rest, decisions: decision === null ? others : { ...others, [key]: decision } };
    });
  const confirm = (name: string, isConfirmed: boolean) =>
    setAnswers(({ confirmed, ...rest }) => {
      const others = confirmed.filter((each) => each !== name);
      return { ...rest, confirmed: isConfirmed ? [...others, name] : others };
    });
  return (
    <div className="grid gap-3">
      <PlanSummary plan={plan} unseen={unseen} />
      {leagues.map((leagueId) => (
        <div key={leagueId} className="grid gap-2">
          {leagues.length > 1 && (
            <h3 className="type-h3 wrap-anywhere">{leagueNames.get(leagueId) ?? ""}</h3>
          )}
          <ul className="card divide-y divide-line overflow-hidden">
            {stepsOf(plan, leagueId).map((step) => (
              <PlanStep
                key={step.step}
                step={step}
                names={plan.names}
                leagueName={leagueNames.get(leagueId) ?? ""}
                answers={answers}
                isLocked={isLocked}
                onDecide={decide}
                onConfirm={confirm}
              />
            ))}
          </ul>
        </div>
      ))}
      {plan.steps.some(({ isStopped }) => isStopped) && (
        <TroubleshootingTips
          codes={plan.steps.flatMap(({ problems }) => problems.map(({ code }) => code))}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {unseen > 0 ? (
          <Button variant="fill" size="lg" disabled={isLocked} onClick={() => onAnswer(answers)}>
            {words.showAnswers}
          </Button>
        ) : isAllStopped(plan) ? (
          <Button variant="fill" size="lg" disabled={isLocked} onClick={() => onAnswer(NO_ANSWERS)}>
            {words.readAgain}
          </Button>
        ) : (
          countRows(plan) > 0 && (
            <>
              <Button variant="fill" size="lg" disabled={isLocked} onClick={onApply}>
                {words.apply(countRows(plan))}
              </Button>
              {warnings > 0 && (
                <p className="text-dense font-strong text-warn">{words.warningsAbove(warnings)}</p>
              )}
            </>
          )
        )}
        <Button size="lg" disabled={isLocked} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}

function stepsOf({ steps }: RunPlan, leagueId: string): readonly PlannedStep[] {
  return steps.filter((step) => step.leagueId === leagueId);
}

/** Sums all steps, and how much a person has to decide. */
function PlanSummary({ plan, unseen }: { plan: RunPlan; unseen: number }) {
  const questions = plan.steps.flatMap(askedRows).length + plan.steps.filter(isWaiting).length;
  const counts = changeCountWords(countChanges(plan.steps.flatMap(rowsToApply)));
  return (
    <div role="status" className="grid gap-1">
      <p className="font-strong">
        {isAllStopped(plan) ? words.allStopped : counts === "" ? words.nothing : `${counts}.`}
      </p>
      {hasNothingToDo(plan) && <p className="text-dense">{words.nothingText}</p>}
      {questions > 0 && (
        <p className="text-dense">
          {words.questions(questions)}. {unseen > 0 ? words.showAnswersText : words.unanswered}
        </p>
      )}
    </div>
  );
}
