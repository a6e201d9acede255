import { type RefObject, useEffect, useState } from "react";

interface Hidden {
  readonly before: number;
  readonly after: number;
}

/** How many children of a horizontal list are out of view at each side. */
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

/** Gap between two chips (live.css). */
const GAP = 3;

function hiddenIn(element: HTMLElement, count: number): Hidden {
  const { scrollWidth, clientWidth, scrollLeft } = element;
  if (scrollWidth <= clientWidth + 1) return { before: 0, after: 0 };
  const step = (scrollWidth + GAP) / count;
  const half = step / 2;
  return {
    before: Math.max(0, Math.floor((scrollLeft + half) / step)),
    after: Math.max(0, Math.floor((scrollWidth - clientWidth - scrollLeft + half) / step)),
  };
}

/** Scrolls by one view, and after the last to the first. */
export function showNextPage(element: HTMLElement, count: number): void {
  const { scrollWidth, clientWidth, scrollLeft } = element;
  const step = (scrollWidth + GAP) / count;
  const pageWidth = Math.max(1, Math.floor((clientWidth + GAP) / step)) * step;
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  element.scrollTo({ left: isAtEnd ? 0 : scrollLeft + pageWidth, behavior: "instant" });
}
