import { clsx } from "clsx";
import { ChevronRight, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { askKey } from "../../domain/provider/plan/planned-change.ts";
import {
  askedRows,
  countChanges,
  isWaiting,
  type PlanAnswers,
  type PlannedStep,
  rowsToApply,
  stepName,
} from "../../domain/provider/run/run-plan.ts";
import type { RowName } from "../../domain/provider/sync-contract.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { CheckboxRow } from "../../ui/form/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { LongList } from "../long-list/long-list.tsx";
import { PlanRow, type RowDecision } from "./plan-row.tsx";
import { ProblemTexts } from "./problem-texts.tsx";
import { runMessages as words } from "./provider-messages.ts";
import { changeCountWords } from "./sync-words.ts";

interface PlanStepProps {
  readonly step: PlannedStep;
  readonly names: Readonly<Record<string, RowName>>;
  readonly leagueName: string;
  readonly answers: PlanAnswers;
  readonly isLocked: boolean;
  readonly onDecide: (key: string, decision: RowDecision | null) => void;
  readonly onConfirm: (name: string, isConfirmed: boolean) => void;
}

export function PlanStep(props: PlanStepProps) {
  const { step } = props;
  const asks = askedRows(step).length;
  const only = step.isStopped ? onlyProblem(step) : null;
  const warns = (step.isStopped || step.problems.length > 0) && only === null;
  const concerns = asks > 0 || step.question !== null || warns;
  const hasMore = step.changes.length > 0 || step.problems.length > 0 || step.question !== null;
  const [isOpen, setOpen] = useState(concerns);
  const title = words.kinds[step.step];
  if (!hasMore) {
    return (
      <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-3 py-2">
        <span className="type-h3">{title}</span>
        <span className="text-dense text-text-2">{words.nothing}</span>
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 px-3 py-2 hover:bg-surface-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <Icon as={ChevronRight} size="sm" className={isOpen ? "rotate-90" : ""} />
          <span className="type-h3">{title}</span>
          <StepBadges step={step} asks={asks} />
          <span className="col-span-2 col-start-2 text-dense text-text-2">
            {step.isStopped
              ? (only ?? words.stoppedText)
              : changeCountWords(countChanges(step.changes)) || words.nothing}
          </span>
        </summary>
        {isOpen && <StepDetails {...props} />}
      </details>
    </li>
  );
}

function onlyProblem({ problems }: PlannedStep): string | null {
  return problems.length === 1 ? (problems[0]?.message ?? null) : null;
}

function StepBadges({ step, asks }: { step: PlannedStep; asks: number }) {
  const badges: [string, BadgeTone][] = [];
  if (step.isStopped) badges.push([words.stopped, "bad"]);
  if (isWaiting(step)) badges.push([words.waits, "warn"]);
  if (asks > 0) badges.push([words.questions(asks), "warn"]);
  if (step.problems.length > 0 && !step.isStopped) {
    badges.push([words.problems(step.problems.length), "warn"]);
  }
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {badges.map(([text, tone]) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}

function StepDetails({
  step,
  names,
  leagueName,
  answers,
  isLocked,
  onDecide,
  onConfirm,
}: PlanStepProps) {
  const { question, problems } = step;
  const name = stepName(step);
  const shown = [...askedRows(step), ...step.changes.filter(({ action }) => action !== "ask")];
  return (
    <div className={clsx("grid gap-3 border-t border-line", shown.length === 0 && "pb-3")}>
      {(question !== null || problems.length > 0) && (
        <div className="grid gap-3 px-3 pt-3">
          {question !== null && (
            <Note icon={TriangleAlert} tone="warn">
              {step.isConfirmed ? (
                <p>{words.goneAgreed(question.gone, question.of, question.thing)}</p>
              ) : (
                <>
                  <p className="font-strong">
                    {words.gone(question.gone, question.of, question.thing)}
                  </p>
                  <p>{words.goneText}</p>
                  <CheckboxRow
                    checked={answers.confirmed.includes(name)}
                    disabled={isLocked}
                    onChange={(event) => onConfirm(name, event.target.checked)}
                  >
                    {words.goOn}
                  </CheckboxRow>
                </>
              )}
            </Note>
          )}
          <ProblemTexts label={words.problemList} texts={problems.map(({ message }) => message)} />
        </div>
      )}
      {shown.length > 0 && (
        <LongList count={shown.length} className="[&>div]:pb-3">
          {(length) => (
            <ul aria-label={words.rows(rowsToApply(step).length)} className="divide-y divide-line">
              {shown.slice(0, length).map((change) => (
                <PlanRow
                  key={`${change.entity} ${change.rowId ?? change.providerId} ${change.action} ${String(change.after.team_id ?? "")}`}
                  change={change}
                  names={names}
                  leagueName={leagueName}
                  decided={answers.decisions[askKey(change)]}
                  isLocked={isLocked}
                  onDecide={onDecide}
                />
              ))}
            </ul>
          )}
        </LongList>
      )}
    </div>
  );
}
