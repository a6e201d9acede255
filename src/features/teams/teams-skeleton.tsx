import { Skeleton } from "../../ui/skeleton.tsx";

/** In the shape of two team cards. */
export function TeamsSkeleton() {
  return (
    <div className="grid gap-4 laptop:grid-cols-2">
      {["first", "second"].map((card) => (
        <div key={card} className="card grid gap-3 p-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
