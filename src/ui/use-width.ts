import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns CSS pixels, 0 in the first frame: measured after it, a width costs the page no layout or
 * second drawing before it shows. Print is not measured, so `paperWidth` holds there.
 */
export function useWidth<Target extends HTMLElement>(paperWidth?: number) {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width));
    const fitPaper = () => {
      if (paperWidth !== undefined) flushSync(() => setWidth(paperWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("beforeprint", fitPaper);
    window.addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", fitPaper);
      window.removeEventListener("afterprint", measure);
    };
  }, [paperWidth]);
  return [ref, width] as const;
}
