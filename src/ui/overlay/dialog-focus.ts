import { type RefObject, useRef } from "react";

const TAKES_FOCUS = "[role=dialog], [role=alertdialog], [data-takes-focus]";

/** A dialog that follows another one returns the focus to the same opener. */
let newestOpener: Element | null = null;

/** Focuses `first`, else the frame (no keyboard opens); closing gives it back, to a new page without a scroll. */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement, body } = document;
      // The focus is lost where a dialog below disabled its own button, or one closed in the same step.
      opener.current =
        activeElement === body ? (openBelow(event.currentTarget) ?? newestOpener) : activeElement;
      newestOpener = opener.current;
      event.preventDefault();
      focusOn(first?.current ?? event.currentTarget);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // The focus is already in the next dialog, or on a heading that a link in this one led to.
      if (document.activeElement?.closest(TAKES_FOCUS)) return;
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      if (isThere) focusOn(opener.current);
      else document.querySelector("main")?.focus({ preventScroll: true });
    },
  };
}

/** Takes the focus out of a closing dialog: to remove a focused element lays the page out twice. */
export function leaveDialog(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(TAKES_FOCUS)) {
    activeElement.blur();
  }
}

function openBelow(dialog: EventTarget | null): Element | undefined {
  const open = document.querySelectorAll("[role$=dialog][data-state=open]");
  return [...open].findLast((one) => one !== dialog);
}

function focusOn(target: unknown): void {
  if (target instanceof HTMLElement) target.focus();
}
