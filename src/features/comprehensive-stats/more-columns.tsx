import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { showNextColumns, unfilledWidth } from "./column-scroll.ts";
import { statsMessages } from "./stats-messages.ts";

/** Returns the px at a frame's right side that fade out; 0 unless its table goes on there. */
export function useFade(frame: HTMLElement | null): number {
  const [fade, setFade] = useState(0);
  useEffect(() => {
    if (frame === null) return;
    const look = () => setFade(unfilledWidth(frame));
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    for (const content of frame.children) observer.observe(content);
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", look);
    };
  }, [frame]);
  return frame === null ? 0 : fade;
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
