import type { PlannedStatRow, StatRowDecision } from "../../domain/imports/plan-stat-import.ts";
import { type DoubtfulNote, isDoubtful } from "../../domain/imports/stat-file.ts";
import { Button } from "../../ui/button.tsx";
import { RowWarning } from "./row-warning.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Explains a row's doubts and offers two answers: the row is right, or it is left out. */
export function RowDoubts({
  row: { source },
  decision,
  onRow,
}: {
  row: PlannedStatRow;
  decision: StatRowDecision | undefined;
  onRow: (row: number, decision: StatRowDecision | null) => void;
}) {
  const doubts = source.notes.filter(isDoubtful);
  if (doubts.length === 0) return null;
  if (decision === "leave_out") {
    return (
      <Button onClick={() => onRow(source.row, null)}>
        {words.takeBack}
        <span className="sr-only"> {source.name}</span>
      </Button>
    );
  }
  const isShifted = doubts.some(({ code }) => code !== "doubtful");
  return (
    <>
      {doubts.map((doubt) => (
        <RowWarning
          key={doubtWords(doubt)}
          text={doubtWords(doubt)}
          isSettled={decision?.isInPlace === true && doubt.code !== "doubtful"}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {isShifted && decision?.isInPlace !== true && (
          <Button
            onClick={() => onRow(source.row, { cells: decision?.cells ?? {}, isInPlace: true })}
          >
            {words.inPlace}
            <span className="sr-only"> {source.name}</span>
          </Button>
        )}
        <Button onClick={() => onRow(source.row, "leave_out")}>
          {words.leaveOut}
          <span className="sr-only"> {source.name}</span>
        </Button>
      </div>
    </>
  );
}

function doubtWords(doubt: DoubtfulNote): string {
  switch (doubt.code) {
    case "doubtful":
      return words.doubtful(doubt.head, doubt.said);
    case "bad_jersey":
      return words.badJersey(doubt.said);
    case "too_long":
      return words.tooLong(doubt.said);
    case "uneven":
      return words.uneven(doubt.cells, doubt.usual);
    case "uneven_head":
      return words.unevenHead(doubt.cells, doubt.heads);
  }
}
