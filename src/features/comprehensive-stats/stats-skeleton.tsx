import { RowsSkeleton } from "../../parts/page/rows-skeleton.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Controls and rows, in their places. */
export function StatsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 laptop:h-12" />
      <Skeleton className="h-12 laptop:hidden" />
      <RowsSkeleton row="grid-cols-[32px_minmax(0,1fr)_48px] wide:h-12" />
    </div>
  );
}
