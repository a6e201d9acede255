import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { nextSort, type TeamColumn, type TeamSort } from "../../domain/standings/team-columns.ts";
import { Icon } from "../../ui/icon.tsx";
import { statsMessages } from "./stats-messages.ts";
import { columnLook } from "./team-cell.tsx";

/** A column's head; it sorts, and turns around when it is the one that is sorted by (A §4). */
export function SortHead({
  column,
  sort,
  onSort,
}: {
  column: TeamColumn;
  sort: TeamSort;
  onSort: (sort: TeamSort) => void;
}) {
  const isActive = sort.column === column;
  return (
    <th
      scope="col"
      {...(isActive ? { "aria-sort": sort.direction } : {})}
      className={clsx("border-b-2 border-text p-0 text-label", columnLook(column))}
    >
      <button
        type="button"
        title={statsMessages.columnHints[column]}
        onClick={() => onSort(nextSort(sort, column))}
        className={clsx(
          "inline-flex min-h-11 items-center gap-0.5 px-2 whitespace-nowrap hover:underline focus-visible:-outline-offset-3",
          isActive ? "font-black" : "font-strong",
        )}
      >
        {statsMessages.columns[column]}
        <span className={isActive ? "" : "invisible"}>
          <Icon as={isActive && sort.direction === "ascending" ? ArrowUp : ArrowDown} size="sm" />
        </span>
      </button>
    </th>
  );
}
