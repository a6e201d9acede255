import { useEffect, useRef } from "react";
import { useShortTeamNames } from "../../app/queries/device/use-short-team-names.ts";
import { MOST_SHORT_LETTERS } from "../../domain/season/team-names.ts";
import {
  DEFAULT_TEAM_SORT,
  TEAM_TABLE_COLUMNS,
  type TeamColumn,
  type TeamSort,
} from "../../domain/standings/team-columns.ts";
import type { TeamLine } from "../../domain/standings/team-lines.ts";
import { FittingTeam } from "../../parts/names/short-text.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { showColumn } from "./column-scroll.ts";
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
  const isLaptop = useMedia("(min-width: 1100px)");
  const isWide = useMedia("(min-width: 800px)");
  const letters = isLaptop ? 27 : isWide ? 18 : MOST_SHORT_LETTERS;
  // The usual order starts at the left edge, with the ranks.
  const shown = useRef<TeamColumn>(DEFAULT_TEAM_SORT.column);
  useEffect(() => {
    if (frame === null || shown.current === sort.column) return;
    shown.current = sort.column;
    showColumn(frame, TEAM_TABLE_COLUMNS.indexOf(sort.column));
  }, [frame, sort.column]);
  return (
    <div className="relative">
      <section
        ref={onFrame}
        aria-label={statsMessages.teamsScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
        tabIndex={0}
        className="card relative @container overflow-x-auto! focus-visible:-outline-offset-3"
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
          className="pointer-events-none absolute inset-y-px right-px z-10 w-2.5 rounded-r-[11px] border-l-4 border-dashed border-text bg-surface print:hidden"
        />
      )}
    </div>
  );
}
