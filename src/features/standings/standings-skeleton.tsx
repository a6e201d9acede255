import { Skeleton } from "../../ui/skeleton.tsx";

/** Cards and ten rows, in their places. */
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
      <div className="card">
        {Array.from({ length: 10 }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            key={row}
            className="grid h-16 grid-cols-[24px_minmax(0,1fr)_56px] items-center gap-4 border-b px-4 last:border-b-0 bar:h-11"
          >
            <Skeleton className="h-6" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-5" />
          </div>
        ))}
      </div>
    </div>
  );
}
