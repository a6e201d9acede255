import { groupBy } from "../../shared/group-by.ts";
import { cleanCell } from "./clean-cell.ts";
import { fieldOf, type Synonyms } from "./sheet-columns.ts";
import type { SheetProblem, SheetRow } from "./sheet-problem.ts";

export interface MarkedRow {
  readonly row: SheetRow;
  readonly cells: readonly {
    readonly text: string;
    readonly problems: readonly SheetProblem[];
  }[];
}

interface MarkedSheet {
  readonly heads: readonly string[];
  readonly rows: readonly MarkedRow[];
}

/**
 * Shows a sheet as it was written, each problem at its cell; one of no column is at the first.
 * A sheet of too many rows is refused whole and shows none of them.
 */
export function markedSheet(
  cells: readonly (readonly string[])[],
  problems: readonly SheetProblem[],
  names: Synonyms,
): MarkedSheet {
  if (problems.some(({ code }) => code === "too_many_rows")) return { heads: [], rows: [] };
  const said = cells
    .map((line, index) => ({ row: index + 1, texts: line.map(cleanCell) }))
    .filter(({ texts }) => texts.some((text) => text !== ""));
  const heads = said[0]?.texts ?? [];
  const placeOf = ({ column }: SheetProblem) => {
    const field = column === null ? undefined : fieldOf(column, names);
    const place = heads.findIndex(
      (head) => head === column || (field !== undefined && fieldOf(head, names) === field),
    );
    return Math.max(0, place);
  };
  const byRow = groupBy(problems, ({ row }) => row);
  return {
    heads,
    rows: said.slice(1).map(({ row, texts }) => ({
      row,
      cells: heads.map((_, index) => ({
        text: texts[index] ?? "",
        problems: (byRow.get(row) ?? []).filter((problem) => placeOf(problem) === index),
      })),
    })),
  };
}
