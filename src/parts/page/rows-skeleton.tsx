import { clsx } from "clsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const ROWS = 10;

/** `row` holds classes with the columns and the height of the rows. */
export function RowsSkeleton({ row }: { row: string }) {
  return (
    <div className="card">
      {Array.from({ length: ROWS }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          key={index}
          className={clsx("grid h-16 items-center gap-4 border-b px-4 last:border-b-0", row)}
        >
          <Skeleton className="h-6" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-6" />
        </div>
      ))}
    </div>
  );
}
