import { Skeleton } from "../../ui/skeleton.tsx";

export function GameSlipSkeleton() {
  return (
    <div aria-hidden="true" className="card grid gap-2.5 p-3">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
