import { clsx } from "clsx";
import type { StatKey } from "../../domain/game/stat-catalogue.ts";
import type { PlannedStatRow, StatRowDecision } from "../../domain/imports/plan-stat-import.ts";
import { readFigure } from "../../domain/imports/read-figure.ts";
import { TextField } from "../../ui/form/field.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Shows a figure, or a field for the intended number if the cell is doubtful. */
export function Figure({
  row,
  stat,
  decision,
  onRow,
}: {
  row: PlannedStatRow;
  stat: StatKey;
  decision: StatRowDecision | undefined;
  onRow: (row: number, decision: StatRowDecision) => void;
}) {
  const { source } = row;
  const doubt = source.notes.find((note) => note.code === "doubtful" && note.stat === stat);
  if (doubt?.code !== "doubtful" || decision === "leave_out") {
    const count = row.counts[stat] ?? 0;
    return (
      <span className={clsx("text-body", count === 0 ? "text-text-2" : "font-strong")}>
        {count}
      </span>
    );
  }
  const meant = decision?.cells[stat];

  function decide(typed: string) {
    const reading = readFigure(typed);
    const cells = { ...decidedCells(decision) };
    delete cells[stat];
    if (typed.trim() !== "" && reading.kind === "count") cells[stat] = reading.count;
    onRow(source.row, { cells, isInPlace: isInPlace(decision) });
  }

  return (
    <TextField
      label={words.meant(doubt.head, source.name)}
      hideLabel
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      placeholder={doubt.said}
      className="ml-auto w-20"
      value={meant ?? ""}
      onChange={({ target }) => decide(target.value)}
    />
  );
}

function decidedCells(decision: StatRowDecision | undefined) {
  return decision === undefined || decision === "leave_out" ? {} : decision.cells;
}

function isInPlace(decision: StatRowDecision | undefined): boolean {
  return decision !== undefined && decision !== "leave_out" && decision.isInPlace;
}
