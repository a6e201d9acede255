import { Skeleton } from "../../ui/skeleton.tsx";
import { Columns } from "./page-frame.tsx";

/** The shape of a page that is coming: figures, chart, log, totals. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <Skeleton className="h-24 w-full" />
      <Columns
        before={<Skeleton className="h-48 w-full" />}
        after={<Skeleton className="h-64 w-full" />}
      >
        <Skeleton className="h-80 w-full" />
      </Columns>
    </div>
  );
}
