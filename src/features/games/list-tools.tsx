import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { GAME_FILTERS, type GameCounts } from "../../domain/season/game-counts.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { FindToolsProps } from "./find-tools.tsx";
import { gamesMessages } from "./games-messages.ts";
import type { GameListFilter } from "./list-filter.ts";

const FindTools = lazyExtra(() => import("./late-list.ts"), "FindTools");

/** Holds filter, search and date, whose places exist before the games load. */
export function ListTools({
  counts,
  isFinding,
  children,
  ...tools
}: FindToolsProps & {
  counts: GameCounts | null;
  /** On a phone, search and date show only on request. */
  isFinding: boolean;
  /** Shown beside search and date. */
  children: ReactNode;
}) {
  const { filter, onChange } = tools;
  return (
    <search className="@container mb-2 grid gap-2 wide:mb-4 wide:flex wide:flex-wrap wide:gap-3">
      <Segments
        label={gamesMessages.filter}
        options={GAME_FILTERS.map((value) => ({
          value,
          label: gamesMessages.filters[value],
          count: counts && countUnder(value, counts),
        }))}
        value={filter.show}
        onChange={(show) => onChange({ show })}
        // One line at the usual text size; a second would come and go while the typeface loads.
        className="@min-[14rem]:flex-nowrap wide:min-h-12"
      />
      <div
        className={clsx(
          "grid justify-items-start gap-2 wide:contents",
          !isFinding && "max-wide:hidden",
        )}
      >
        <Suspense fallback={<Skeleton className="h-12 wide:flex-1" />}>
          <FindTools {...tools} />
        </Suspense>
        <div className="-mx-2 self-center wide:min-w-[7.125rem]">{children}</div>
      </div>
    </search>
  );
}

/** Upcoming lists the games in progress too, so its count names both counters (D46c). */
function countUnder(filter: GameListFilter["show"], counts: GameCounts): ReactNode {
  if (filter === "all") return counts.total;
  const { upcoming, inProgress } = counts;
  if (filter === "completed" || inProgress === 0) return counts[filter];
  return (
    <span>
      {upcoming} · {inProgress}
      <span className="@max-[20rem]:sr-only"> {gamesMessages.live}</span>
    </span>
  );
}
