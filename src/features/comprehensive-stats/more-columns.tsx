import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { showNextColumns } from "./column-scroll.ts";
import { statsMessages } from "./stats-messages.ts";

/** Returns whether a table continues to the right of its frame. */
export function useGoesOn(frame: HTMLElement | null): boolean {
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    if (frame === null) return;
    const look = () => setGoesOn(frame.scrollLeft + frame.clientWidth < frame.scrollWidth - 1);
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    for (const content of frame.children) observer.observe(content);
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", look);
    };
  }, [frame]);
  return goesOn && frame !== null;
}

/** Scrolls to the right. Over the table instead of beside its count, it would cover a head. */
export function MoreColumns({ frame }: { frame: HTMLElement | null }) {
  return (
    <button
      type="button"
      aria-label={statsMessages.moreColumns}
      title={statsMessages.moreColumns}
      onClick={() => frame !== null && showNextColumns(frame)}
      className="-my-3 -mr-2 grid size-11 place-items-center"
    >
      <Icon as={ChevronRight} />
    </button>
  );
}
