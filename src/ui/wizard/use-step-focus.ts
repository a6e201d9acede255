import { useEffect, useRef } from "react";

/** Each step of a wizard starts at its top, for the eye and for a screen reader. */
export function useStepFocus(step: string) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [step]);
  return top;
}
