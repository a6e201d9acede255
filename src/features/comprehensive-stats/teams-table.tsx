import { useEffect, useRef } from "react";
import { useShortTeamNames } from "../../app/queries/device/use-short-team-names.ts";
import {
  DEFAULT_TEAM_SORT,
  TEAM_TABLE_COLUMNS,
  type TeamColumn,
  type TeamSort,
} from "../../domain/standings/team-columns.ts";
import type { TeamLine } from "../../domain/standings/team-lines.ts";
import { FittingTeam } from "../../parts/names/short-text.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { SortHead } from "./sort-head.tsx";
import { statsMessages } from "./stats-messages.ts";
import { TeamCell } from "./team-cell.tsx";

/** A narrow frame scrolls and marks its edge while the team's column stays; print is tighter. */
export function TeamsTable({
  lines,
  sort,
  onSort,
  frame,
  onFrame,
  goesOn,
}: {
  lines: readonly TeamLine[];
  sort: TeamSort;
  onSort: (sort: TeamSort) => void;
  /** The element that scrolls; null before it is drawn. */
  frame: HTMLElement | null;
  onFrame: (frame: HTMLElement | null) => void;
  /** The table continues to the right of its frame, and a perforated edge says so. */
  goesOn: boolean;
}) {
  const shortNames = useShortTeamNames(lines[0]?.team.seasonId ?? "");
  const called = ({ teamId, teamName: name }: TeamLine["team"]) => ({
    name,
    shortName: shortNames.get(teamId) ?? name,
  });
  // Names take what the column has room for, which team-cell.tsx sets.
  const letters = useMedia("(min-width: 1100px)") ? 27 : 18;
  // The usual order starts at the left edge, with the ranks.
  const shown = useRef<TeamColumn>(DEFAULT_TEAM_SORT.column);
  useEffect(() => {
    if (frame === null || shown.current === sort.column) return;
    shown.current = sort.column;
    showColumn(frame, sort.column);
  }, [frame, sort.column]);
  return (
    <div className="relative">
      <section
        ref={onFrame}
        aria-label={statsMessages.teamsScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
        tabIndex={0}
        className="card relative overflow-x-auto! focus-visible:-outline-offset-3"
      >
        <table
          aria-label={statsMessages.views.teams}
          className="w-full border-separate [border-spacing:0] text-dense"
        >
          <thead>
            <tr>
              {TEAM_TABLE_COLUMNS.map((column) => (
                <SortHead key={column} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.team.teamId} className="h-12">
                {TEAM_TABLE_COLUMNS.map((column) => (
                  <TeamCell
                    key={column}
                    line={line}
                    column={column}
                    isSortedBy={column === sort.column}
                    name={<FittingTeam team={called(line.team)} letters={letters} />}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {goesOn && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-12 right-0 bottom-2 z-10 border-r-4 border-dashed border-text print:hidden"
        />
      )}
    </div>
  );
}

/** Scrolls only the frame, sideways, until the column is beside the team. */
function showColumn(frame: HTMLElement, column: TeamColumn): void {
  const heads = frame.querySelectorAll<HTMLElement>("thead th");
  const head = heads[TEAM_TABLE_COLUMNS.indexOf(column)];
  const team = heads[TEAM_TABLE_COLUMNS.indexOf("team")];
  // The team's column stands still while the rest scrolls.
  if (head === undefined || team === undefined || head === team) return;
  const { offsetLeft, offsetWidth } = head;
  const firstSeen = frame.scrollLeft + team.offsetWidth;
  if (offsetLeft < firstSeen) frame.scrollLeft = offsetLeft - team.offsetWidth;
  else if (offsetLeft + offsetWidth > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = offsetLeft + offsetWidth - frame.clientWidth;
}
