import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useShortTeamNames } from "../../app/queries/device/use-short-team-names.ts";
import {
  DEFAULT_TEAM_SORT,
  TEAM_TABLE_COLUMNS,
  type TeamColumn,
  type TeamSort,
} from "../../domain/standings/team-columns.ts";
import type { TeamLine } from "../../domain/standings/team-lines.ts";
import { Icon } from "../../ui/icon.tsx";
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
  fade,
}: {
  lines: readonly TeamLine[];
  sort: TeamSort;
  onSort: (sort: TeamSort) => void;
  /** The element that scrolls; null before it is drawn. */
  frame: HTMLElement | null;
  onFrame: (frame: HTMLElement | null) => void;
  /** The px at the right side of its frame beyond which the table goes on. */
  fade: number;
}) {
  const shortNames = useShortTeamNames(lines[0]?.team.seasonId ?? "");
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
                    shortName={shortNames.get(line.team.teamId)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {fade > 0 && (
        <span
          aria-hidden="true"
          style={{ width: fade }}
          className="pointer-events-none absolute inset-y-(--bw) right-(--bw) z-10 grid grid-cols-1 justify-items-center rounded-r-[11px] border-l border-line-strong bg-surface-2 pt-3 print:hidden"
        >
          <Icon as={ChevronRight} size="sm" />
        </span>
      )}
    </div>
  );
}
