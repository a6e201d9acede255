import type { ReactNode } from "react";
import { RowsSkeleton } from "../../parts/page/rows-skeleton.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Columns } from "./person-frame.tsx";

/** Each game gets another height, as in a real chart. */
const BARS = ["h-16", "h-24", "h-36", "h-12", "h-28"];
const STRIP = ["w-16", "w-12", "w-20", "w-14"];

/** Shows the outline of the page: figures, chart, log and totals. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5 wide:gap-6">
      <div className="card flex flex-wrap">
        {STRIP.map((width) => (
          <div
            key={width}
            className="-mb-(--bw) -ml-(--bw) grid min-w-[96px] flex-1 gap-2 border-b border-l px-3 py-2.5 wide:px-4"
          >
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-8 w-12" />
          </div>
        ))}
      </div>
      <Columns
        before={
          <Part>
            <div className="flex h-40 items-end gap-4 border-b">
              {BARS.map((height) => (
                <Skeleton key={height} className={`flex-1 ${height}`} />
              ))}
            </div>
          </Part>
        }
        after={<Part>{ROWS}</Part>}
      >
        <Part>{ROWS}</Part>
      </Columns>
    </div>
  );
}

const ROWS = <RowsSkeleton row="grid-cols-[32px_minmax(0,1fr)_48px]" />;

function Part({ children }: { children: ReactNode }) {
  return (
    <div className="ink-rule">
      <Skeleton className="mt-1 mb-3 h-5 w-32" />
      {children}
    </div>
  );
}
