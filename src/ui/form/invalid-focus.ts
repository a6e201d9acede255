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

/** A date that is typed in part would count as none, so the browser says at the field what is missing. */
export function hasHalfTyped(form: HTMLFormElement): boolean {
  const field = [...form.querySelectorAll("input")].find(({ validity }) => validity.badInput);
  return field !== undefined && !field.reportValidity();
}
