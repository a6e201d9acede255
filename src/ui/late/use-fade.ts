import { useEffect, useState } from "react";

/** Returns the px at a scrolling frame's right side that fade out, as `measure` says; 0 for none. */
export function useFade(
  frame: HTMLElement | null,
  measure: (frame: HTMLElement) => number,
): number {
  const [fade, setFade] = useState(0);
  useEffect(() => {
    if (frame === null) return;
    const look = () => setFade(measure(frame));
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    for (const content of frame.children) observer.observe(content);
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", look);
    };
  }, [frame, measure]);
  return frame === null ? 0 : fade;
}
