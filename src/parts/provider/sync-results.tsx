import { Check, ChevronDown, CircleAlert, TriangleAlert } from "lucide-react";
import type { RunReport } from "../../domain/provider/run/run-report.ts";
import { runResults, type StepResult } from "../../domain/provider/run/run-results.ts";
import type { SyncRun } from "../../domain/provider/run/sync-run.ts";
import type { RowName } from "../../domain/provider/sync-contract.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ProblemTexts } from "./problem-texts.tsx";
import { runMessages as words } from "./provider-messages.ts";
import { changeCountWords, leftWords } from "./sync-words.ts";
import { TroubleshootingTips } from "./troubleshooting-tips.tsx";

const TONES: Readonly<Record<SyncRun["status"], BadgeTone>> = {
  running: "live",
  planned: "plain",
  succeeded: "ok",
  partial: "warn",
  failed: "bad",
  cancelled: "plain",
};

type Names = Readonly<Record<string, RowName>>;

/** From so many steps without a change on, they are one row. */
const LEAST_TO_FOLD = 3;

export function RunBadge({ status }: { status: SyncRun["status"] }) {
  return <Badge tone={TONES[status]}>{words.outcomes[status]}</Badge>;
}

/** Lists a run's results by step, with the first errors and the number of others. */
export function SyncResults({
  run,
  report,
  leagueNames,
}: {
  run: SyncRun;
  report: RunReport | null;
  leagueNames: ReadonlyMap<string, string>;
}) {
  const { steps, problems, left } = runResults(run, report);
  const names = report?.plan?.names ?? {};
  const leagues = new Set(steps.map(({ step }) => step.leagueId));
  const codes = [...problems, ...steps.flatMap((each) => each.problems)].map(({ code }) => code);
  const leagueNameOf = (leagueId: string) =>
    leagues.size > 1 ? (leagueNames.get(leagueId) ?? null) : null;
  const quiet = steps.filter((each) => !isBad(each) && !isWarned(each) && !hasWritten(each));
  const folded = quiet.length < LEAST_TO_FOLD ? [] : quiet;
  const rowOf = (result: StepResult) => (
    <ResultRow
      key={result.step.name}
      result={result}
      names={names}
      leagueName={leagueNameOf(result.step.leagueId)}
    />
  );
  return (
    <div className="grid gap-3">
      {run.status === "cancelled" && <p className="text-dense">{words.cancelledText}</p>}
      <ul className="divide-y divide-line border-b border-line">
        {steps.filter((each) => !folded.includes(each)).map(rowOf)}
        {folded.length > 0 && (
          <li className="text-dense">
            <details className="group">
              <summary className="grid min-h-11 grid-cols-[20px_minmax(0,1fr)_3rem] items-center gap-x-3">
                <Icon as={Check} className="text-win" />
                <span className="font-strong">{words.unchanged(folded.length)}</span>
                <Icon
                  as={ChevronDown}
                  size="sm"
                  className="justify-self-end group-open:rotate-180"
                />
              </summary>
              <ul className="divide-y divide-line border-t">{folded.map(rowOf)}</ul>
            </details>
          </li>
        )}
      </ul>
      <ProblemTexts
        label={words.problemList}
        texts={[
          ...problems.map(({ message }) => message),
          ...left.map((row) => leftWords(row, names)),
        ]}
      />
      <TroubleshootingTips codes={codes} />
    </div>
  );
}

function ResultRow({
  result,
  names,
  leagueName,
}: {
  result: StepResult;
  names: Names;
  leagueName: string | null;
}) {
  const { step, left, problems, seconds } = result;
  const [icon, look] = isBad(result)
    ? [CircleAlert, "text-danger"]
    : isWarned(result)
      ? [TriangleAlert, "text-warn"]
      : [Check, "text-win"];
  const texts = [
    ...problems.map(({ message }) => message),
    ...left.map((row) => leftWords(row, names)),
  ];
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_3rem] items-start gap-x-3 gap-y-1 py-2 text-dense">
      <Icon as={icon} className={look} />
      <div className="grid min-w-0 gap-x-4 gap-y-1 wide:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <p className="font-strong">
          {words.kinds[step.kind]}
          {leagueName !== null && <bdi className="block text-label text-text-2">{leagueName}</bdi>}
        </p>
        <div className="grid gap-1">
          <p className="wrap-anywhere">{resultWords(result)}</p>
          <ProblemTexts label={words.problemList} texts={texts} />
        </div>
      </div>
      <span className="text-right">{words.seconds(seconds)}</span>
    </li>
  );
}

const isBad = ({ step }: StepResult) => step.isStopped;
const hasWritten = ({ written }: StepResult) => changeCountWords(written) !== "";

function isWarned(result: StepResult): boolean {
  const { step, left, problems } = result;
  return problems.length > 0 || left.length > 0 || isOpen(result) || step.asked > 0;
}

function isOpen({ step }: StepResult): boolean {
  return step.question !== null && !step.isConfirmed;
}

/** Returns "2 teams added, 1 row left as it is". */
function resultWords({ step, written, left }: StepResult): string {
  const { question } = step;
  if (step.isStopped) return words.stoppedText;
  if (question !== null && !step.isConfirmed) {
    return `${question.gone} of ${question.of} ${question.thing} gone: ${words.notApplied}`;
  }
  const parts = [
    changeCountWords(written) || (left.length > 0 ? "" : words.nothing),
    left.length > 0 ? words.left(left.length) : "",
    ...(step.asked > 0 ? [words.asked(step.asked)] : []),
  ];
  return parts.filter(Boolean).join(", ");
}
