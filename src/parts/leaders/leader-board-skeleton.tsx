import { Skeleton } from "../../ui/skeleton.tsx";
import { BOARD_GRID, HIGHLIGHT_CARD, HIGHLIGHT_CELL } from "./board-layout.ts";
import { highlightMessages } from "./highlight-messages.ts";

/** Shows cards, tabs and lists in their places while the figures load; the caller announces it. */
export function LeaderBoardSkeleton() {
  return (
    <>
      <div className={HIGHLIGHT_CARD}>
        {Object.values(highlightMessages).map(({ title }) => (
          <div key={title} className={HIGHLIGHT_CELL}>
            <p className="text-tiny font-head tracking-[0.03em] font-stretch-[86%]">{title}</p>
            <Skeleton className="my-2 h-8 w-20 bar:h-11 bar:w-28" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="mt-1.5 h-3 w-2/3" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-[46px] w-full sm:w-72 bar:w-80" />
      <div className={BOARD_GRID}>
        <ListSkeleton lines={5} height="h-[72px] bar:h-[52px]" />
        <ListSkeleton lines={4} height="h-12" />
        <ListSkeleton lines={5} height="h-12" />
        <ListSkeleton lines={5} height="h-12" />
        <ListSkeleton lines={5} height="h-12" />
      </div>
    </>
  );
}

const WIDTHS = ["w-full", "w-11/12", "w-9/12", "w-8/12", "w-7/12"];

function ListSkeleton({ lines, height }: { lines: number; height: string }) {
  return (
    <div className="ink-rule">
      <Skeleton className="mt-1 mb-2 h-5 w-40" />
      <div>
        {WIDTHS.slice(0, lines).map((width) => (
          <div
            key={width}
            className={`grid content-center gap-2 border-t first:border-t-0 ${height}`}
          >
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className={`h-2 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
