import { Skeleton } from "../../ui/skeleton.tsx";

/** Controls and ten rows, in their places. */
export function StatsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 laptop:h-12" />
      <Skeleton className="h-12 laptop:hidden" />
      <div className="card">
        {Array.from({ length: 10 }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            key={row}
            className="grid h-16 grid-cols-[32px_minmax(0,1fr)_48px] items-center gap-4 border-b px-4 last:border-b-0 wide:h-12"
          >
            <Skeleton className="h-6" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-6" />
          </div>
        ))}
      </div>
    </div>
  );
}
