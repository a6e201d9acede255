import { type RefObject, useEffect, useState } from "react";

interface Hidden {
  readonly before: number;
  readonly after: number;
}

/** How many children of a sideways list are out of view to the left and to the right. */
export function useHiddenCount(box: RefObject<HTMLElement | null>, count: number): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ before: 0, after: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element || count === 0) return;
    const measure = () => {
      const next = hiddenIn(element, count);
      setHidden((old) => (old.before === next.before && old.after === next.after ? old : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [box, count]);
  return count === 0 ? { before: 0, after: 0 } : hidden;
}

function hiddenIn(element: HTMLElement, count: number): Hidden {
  const { scrollWidth, clientWidth, scrollLeft } = element;
  if (scrollWidth <= clientWidth + 1) return { before: 0, after: 0 };
  const step = (scrollWidth + 3) / count;
  const isHalfSeen = step / 2;
  return {
    before: Math.max(0, Math.floor((scrollLeft + isHalfSeen) / step)),
    after: Math.max(0, Math.floor((scrollWidth - clientWidth - scrollLeft + isHalfSeen) / step)),
  };
}
