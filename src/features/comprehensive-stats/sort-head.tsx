import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { nextSort, type TeamColumn, type TeamSort } from "../../domain/standings/team-columns.ts";
import { Icon } from "../../ui/icon.tsx";
import { statsMessages } from "./stats-messages.ts";
import { columnLook, isFigure, isSticky, OVER_FADE } from "./team-cell.tsx";

/** Sorts by its column, and reverses the order if the column is the sorted one (A §4). */
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
      className={clsx(
        "h-px border-text p-0 align-bottom text-label print:text-tiny print:font-stretch-[80%]",
        !isSticky(column) && `${OVER_FADE} after:-bottom-0.5 after:h-0.5 after:bg-text`,
        columnLook(column, isActive),
        // In the sun its ground is white like the others.
        isActive ? "border-b-4" : "border-b-2",
      )}
    >
      <button
        type="button"
        title={statsMessages.columnHints[column]}
        onClick={() => onSort(nextSort(sort, column))}
        className={clsx(
          "relative flex h-full min-h-11 w-full items-center gap-1 px-1.5 hover:underline focus-visible:-outline-offset-3 wide:px-2 in-[th:last-child]:pr-4! print:px-1 print:in-[th:last-child]:pr-1!",
          column === "team" && "pl-3",
          column === "rank" && "pl-3 wide:pl-4 print:pl-2",
          isFigure(column) && "flex-row-reverse text-right",
          isActive ? "font-black" : "font-strong",
        )}
      >
        {statsMessages.columns[column]}
        {isActive && (
          <Icon
            as={sort.direction === "ascending" ? ArrowUp : ArrowDown}
            size="sm"
            className={clsx(
              "flex-none",
              isFigure(column) ? "-mr-[3px] -ml-[5px]" : "-mr-[5px] -ml-[3px]",
            )}
          />
        )}
      </button>
    </th>
  );
}
