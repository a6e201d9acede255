import { RowsSkeleton } from "../../parts/page/rows-skeleton.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Cards and rows, in their places. */
export function StandingsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 w-3/5" />
      <div className="card grid grid-cols-3">
        {["scored", "wins", "allowed"].map((card) => (
          <div key={card} className="grid gap-2 border-l p-3 first:border-l-0">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-10 w-1/2" />
          </div>
        ))}
      </div>
      <RowsSkeleton row="grid-cols-[24px_minmax(0,1fr)_56px] bar:h-11" />
    </div>
  );
}
