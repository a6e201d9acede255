import {
  type ImportRun,
  isOpenImport,
  stepOf,
} from "../../../domain/provider/run/season-import.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { creatingMessages as words } from "../create-messages.ts";

/** Shows the middle phase with the step in progress (A §2). */
export function Importing({
  seasonCount,
  runs,
}: {
  seasonCount: number;
  runs: readonly ImportRun[];
}) {
  const done = runs.filter((run) => !isOpenImport(run)).length;
  return (
    <section className="card grid gap-1 px-4 py-3 text-center">
      <Spinner label={stepWords(runs)} />
      {seasonCount > 1 && (
        <p className="text-dense font-strong">{words.several(done, seasonCount)}</p>
      )}
      <p className="text-dense text-text-2">{words.mayLeave}</p>
    </section>
  );
}

function stepWords(runs: readonly ImportRun[]): string {
  if (runs.length === 0) return words.asking;
  const open = runs.find(isOpenImport);
  const step = open === undefined ? null : stepOf(open);
  return open === undefined || step === null
    ? words.reading
    : words.importing(words.steps[step], open.rowsDone);
}
