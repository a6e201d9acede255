import { useEffect, useRef } from "react";

/**
 * If the focused row disappears, what stood around it gets the focus, so that Tab and a screen
 * reader continue there. It checks whenever its component is drawn, as it is with its rows.
 */
export function useKeptFocus(): void {
  const around = useRef<readonly Element[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      around.current = target instanceof Element ? [target, ...ancestorsOf(target)] : [];
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const [focused] = around.current;
    if (focused === undefined || focused.isConnected) return;
    if (document.activeElement !== document.body) return;
    const left = around.current.find((element) => element.isConnected);
    if (left instanceof HTMLElement) focusOn(left);
  });
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)];
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
