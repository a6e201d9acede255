import { CircleCheck } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { creatingMessages, doneMessages } from "../create-messages.ts";
import { ProblemNote } from "../problem-note.tsx";
import type { Import } from "../use-import.ts";
import { ImportedSeasonPart } from "./imported-season.tsx";
import { Importing } from "./importing.tsx";
import { useImportProgress } from "./use-import-progress.ts";

/** Shows the phases after the input, which are creating and complete (A §2). */
export function AfterImport({ made }: { made: Import }) {
  const { seasonIds, isAsking, stop } = made;
  const { query, reload, runs, isDone } = useImportProgress({
    seasonIds,
    isAsking,
    onNothing: () => stop({ code: "not_begun", message: "", refused: null }),
  });
  if (isDone) {
    return (
      <div className="grid gap-6 *:min-w-0">
        <p role="status" className="type-h2 flex items-center gap-2">
          <Icon as={CircleCheck} className="text-win" />
          {doneMessages.title}
        </p>
        {seasonIds.map((seasonId) => (
          <ImportedSeasonPart key={seasonId} seasonId={seasonId} isOnly={seasonIds.length === 1} />
        ))}
        <Button onClick={() => stop(null)} className="justify-self-start">
          {doneMessages.another}
        </Button>
      </div>
    );
  }
  const isUnread = (query.status === "error" || query.status === "offline") && !isAsking;
  if (!isUnread) return <Importing seasonCount={seasonIds.length} runs={runs} />;
  const message = query.status === "error" ? query.failure.message : "";
  const code = query.status === "error" ? query.failure.code : "network";
  return (
    <ProblemNote problem={{ code, message, refused: null }}>
      <Button onClick={() => void reload()}>{creatingMessages.lookAgain}</Button>
    </ProblemNote>
  );
}
