import { Skeleton } from "../ui/skeleton.tsx";
import "./rows.css";

const WIDTHS = ["w-7/12", "w-9/12", "w-1/2", "w-8/12", "w-7/12", "w-9/12"];

/** Placeholders while the list loads; low rows stand under the line that names the leagues. */
export function RowSkeletons({ isHigh = false }: { isHigh?: boolean }) {
  return (
    <div className={`card ${isHigh ? "mt-3" : "mt-11"}`}>
      {WIDTHS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          key={index}
          className={`grid content-center gap-2 border-t px-3 first:border-t-0 ${isHigh ? "h-18" : "h-11"}`}
        >
          <Skeleton className={`h-3.5 ${width}`} />
          {isHigh && <Skeleton className="h-3.5 w-1/2" />}
        </div>
      ))}
    </div>
  );
}
