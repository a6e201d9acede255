import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { TEAM_COLUMNS, type TeamSort } from "../../domain/standings/team-columns.ts";
import type { TeamLine } from "../../domain/standings/team-lines.ts";
import { SortHead } from "./sort-head.tsx";
import { statsMessages } from "./stats-messages.ts";
import { TeamCell } from "./team-cell.tsx";

/**
 * Fifteen columns. Where they do not fit, the table scrolls inside its own frame and the team stays;
 * the column that is sorted by comes into view.
 */
export function TeamsTable({
  lines,
  sort,
  onSort,
}: {
  lines: readonly TeamLine[];
  sort: TeamSort;
  onSort: (sort: TeamSort) => void;
}) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other column is to be seen
  useEffect(() => {
    const head = frame.current?.querySelector("th[aria-sort]");
    head?.scrollIntoView({ inline: "nearest", block: "nearest" });
  }, [sort.column]);
  return (
    <section
      ref={frame}
      aria-label={statsMessages.teamsScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
      tabIndex={0}
      className="card overflow-x-auto! scroll-pl-36 focus-visible:-outline-offset-3 wide:scroll-pl-56"
    >
      <table
        aria-label={statsMessages.views.teams}
        className="w-full border-separate border-spacing-0 text-dense"
      >
        <thead>
          <tr>
            {TEAM_COLUMNS.map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.team.teamId} className="h-12 last:*:border-b-0">
              {TEAM_COLUMNS.map((column) => (
                <TeamCell
                  key={column}
                  line={line}
                  column={column}
                  className={clsx("border-b", column === sort.column && "font-bold")}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
