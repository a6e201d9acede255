import type { SheetProblem } from "../../domain/season/sheet/sheet-problem.ts";
import { ErrorState } from "../../ui/states.tsx";
import { importMessages as words } from "./import-messages.ts";
import { problemWords } from "./row-words.ts";

/** The rows below mark them all. */
const SHOWN = 10;

export function ProblemList({ problems }: { problems: readonly SheetProblem[] }) {
  const shown = problems.slice(0, SHOWN).map(problemWords);
  return (
    <ErrorState title={words.problems(problems.length)} text={words.problemsText}>
      <div className="grid min-w-0 gap-1 text-dense">
        <ul className="list-disc pl-5">
          {shown.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cells can have one problem
            <li key={index} className="break-words">
              {text}
            </li>
          ))}
        </ul>
        {problems.length > SHOWN && <p>{words.moreProblems(problems.length - SHOWN)}</p>}
      </div>
    </ErrorState>
  );
}
