import { clsx } from "clsx";
import type { ReactNode } from "react";
import {
  pointDifferential,
  pointDifferentialText,
} from "../../domain/standings/point-differential.ts";
import { recordText } from "../../domain/standings/record.ts";
import { type TeamColumn, teamValue } from "../../domain/standings/team-columns.ts";
import type { TeamLine } from "../../domain/standings/team-lines.ts";
import { MarkedTeam } from "../../parts/names/marked-team.tsx";
import { statsMessages } from "./stats-messages.ts";

/** Numbers stand on the right and words on the left. */
export function isFigure(column: TeamColumn): boolean {
  return !["rank", "team", "division", "record"].includes(column);
}

/** These columns may stand still at the left, so they never lie below the fading edge. */
export function isSticky(column: TeamColumn): boolean {
  return column === "rank" || column === "team";
}

/** Draws a cell's rule once more, over the fading edge. Safari positions no rows, only cells. */
export const OVER_FADE = "relative after:absolute after:inset-x-0 after:z-20";

/** Returns the side, width and ground of a column, for its head and its cells. */
export function columnLook(column: TeamColumn, isSortedBy: boolean): string {
  return clsx(
    isFigure(column) ? "text-right" : "text-left",
    isSortedBy ? "bg-surface-2" : "bg-surface",
    // Below 800 px the rank stands still, too, unless large texts leave no room for figures.
    column === "rank" &&
      "max-wide:sticky max-wide:left-0 max-wide:z-10 max-wide:w-11 max-wide:max-w-11 max-wide:min-w-11 @max-[16rem]:static print:static print:w-auto print:min-w-0",
    column === "team" &&
      "sticky left-11 z-10 w-27 max-w-27 min-w-27 border-r border-r-line @max-[16rem]:left-0 wide:left-0 wide:w-44 wide:max-w-44 wide:min-w-44 laptop:w-60 laptop:max-w-60 laptop:min-w-60 laptop:border-r-0 print:static print:w-auto print:min-w-0 print:border-r-0",
    column === "division" && "max-wide:not-print:hidden",
  );
}

export function TeamCell({
  line,
  column,
  isSortedBy,
  shortName,
}: {
  line: TeamLine;
  column: TeamColumn;
  isSortedBy: boolean;
  /** Left out while it is not known. */
  shortName: string | undefined;
}) {
  const look = clsx(
    "border-b px-1.5 whitespace-nowrap in-[tr:last-child]:border-b-0! last:pr-4 wide:px-2 print:px-1 print:last:pr-1",
    !isSticky(column) &&
      `${OVER_FADE} in-[tr:last-child]:after:hidden after:-bottom-px after:h-px after:bg-line`,
    isSortedBy && "font-bold",
    columnLook(column, isSortedBy),
  );
  if (column === "team") {
    return (
      <th scope="row" className={`${look} pl-3`}>
        <MarkedTeam
          team={line.team}
          shortName={shortName}
          className="text-dense font-stretch-[90%] wide:text-body/5 print:text-label"
        />
        <span className="-mt-1 block truncate pb-1.5 text-tiny font-normal text-text-2 wide:hidden print:hidden">
          {line.division ?? statsMessages.noDivision}
        </span>
      </th>
    );
  }
  return <td className={look}>{shown(line, column)}</td>;
}

function shown(line: TeamLine, column: TeamColumn): ReactNode {
  const { team, place, division } = line;
  switch (column) {
    case "rank":
      return <span className="numeral pl-1.5 wide:pl-2 text-lead">{place ?? "–"}</span>;
    case "division":
      return (
        <span className="block max-w-32 truncate" title={division ?? undefined}>
          {division ?? statsMessages.noDivision}
        </span>
      );
    case "record":
      return <span className="numeral text-lead">{recordText(team)}</span>;
    case "differential":
      return (
        <b className={pointDifferential(team) >= 0 ? "text-win" : "text-danger"}>
          {pointDifferentialText(team)}
        </b>
      );
    default:
      return teamValue(line, column);
  }
}
