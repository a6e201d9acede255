import { Skeleton } from "../../ui/skeleton.tsx";
import { COLUMNS } from "./page-frame.tsx";

/** The shape of a page that is coming: figures, chart, log, totals. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <Skeleton className="h-24 w-full" />
      <div className={COLUMNS}>
        <div className="grid gap-5">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
