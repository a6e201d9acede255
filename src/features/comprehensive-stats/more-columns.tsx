import { ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { statsMessages } from "./stats-messages.ts";

/** The button's width; a column that is brought into sight stands beside it. */
export const MORE_COLUMNS_PX = 36;
/** Of the frame's width, so that the last columns seen are among the next. */
const STEP = 0.5;

/** The perforated edge of a table that goes on to the right, and the way there. */
export function MoreColumns({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const table = frame.current;
    if (table === null) return;
    const look = () => setGoesOn(table.scrollLeft + table.clientWidth < table.scrollWidth - 1);
    const observer = new ResizeObserver(look);
    observer.observe(table);
    for (const content of table.children) observer.observe(content);
    table.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      table.removeEventListener("scroll", look);
    };
  }, [frame]);
  if (!goesOn) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-2 right-0 z-10 border-r-4 border-dashed border-text print:hidden"
      />
      <button
        type="button"
        aria-label={statsMessages.moreColumns}
        title={statsMessages.moreColumns}
        style={{ width: MORE_COLUMNS_PX }}
        onClick={() => {
          const table = frame.current;
          table?.scrollBy({ left: table.clientWidth * STEP });
        }}
        className="absolute top-0.5 right-1 z-10 grid h-11 place-items-center bg-surface focus-visible:-outline-offset-3 print:hidden"
      >
        <Icon as={ChevronRight} />
      </button>
    </>
  );
}
