import { useLayoutEffect, useRef, useState } from "react";

/** The width of an element in CSS pixels, 0 before the first measurement; follows its changes. */
export function useWidth<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = ref.current;
    if (!target) return;
    const measure = () => setWidth(Math.round(target.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
