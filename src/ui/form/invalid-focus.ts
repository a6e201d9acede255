import { useEffect, useRef, useState } from "react";

/** Focuses the first wrong field once the errors of a try are drawn. */
export function useInvalidFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [tries]);
  return { form, showInvalid: () => setTries((count) => count + 1) };
}
