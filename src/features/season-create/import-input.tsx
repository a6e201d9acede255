import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { problemMessages as words } from "./create-messages.ts";
import { DeletedSeasonWays } from "./deleted-season-ways.tsx";
import { DiscoverPanel } from "./discover/discover-panel.tsx";
import type { ImportProblem } from "./failure-words.ts";
import { LeagueIdForm } from "./league-id-form.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { UnfinishedImports } from "./unfinished-imports.tsx";
import type { Import } from "./use-import.ts";

/** Shows the first phase, in which the leagues are chosen, and the last attempt's problem. */
export function ImportInput({ made }: { made: Import }) {
  const [failed, setFailed] = useState<ImportProblem | null>(null);
  const problem = failed ?? made.problem;
  const isRepeatable = failed === null && made.canRepeat && problem?.refused === null;
  return (
    <div className="grid gap-6 *:min-w-0">
      <UnfinishedImports />
      {problem !== null && (
        <ProblemNote problem={problem}>
          {problem.code === "in_deleted_season" && (
            <DeletedSeasonWays
              leagues={problem.refused?.leagues ?? []}
              onAnew={() => made.again(true)}
            />
          )}
          {isRepeatable && <Button onClick={() => made.again(false)}>{words.tryAgain}</Button>}
        </ProblemNote>
      )}
      <DiscoverPanel onProblem={setFailed} onImport={made.begin} />
      <LeagueIdForm onImport={made.begin} />
    </div>
  );
}
