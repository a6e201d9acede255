import { type RefObject, useRef } from "react";

const TAKES_FOCUS = "[role=dialog], [role=alertdialog], [data-takes-focus]";

/** A dialog that follows another one returns the focus to the same opener. */
let newestOpener: Element | null = null;

/**
 * Moves the focus into a dialog and back: to `first`, else to the frame, so that the title is read
 * out and no keyboard pops up. When the opener is gone (a deleted row), it goes to the content.
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement, body } = document;
      // The dialog before this one has gone in the same step, and the focus with it.
      opener.current = activeElement === body ? newestOpener : activeElement;
      newestOpener = opener.current;
      event.preventDefault();
      focusOn(first?.current ?? event.currentTarget);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // It is in the next dialog already, or on the heading that a link in this one led to.
      if (document.activeElement?.closest(TAKES_FOCUS)) return;
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      focusOn(isThere ? opener.current : document.querySelector("main"));
    },
  };
}

function focusOn(target: unknown): void {
  if (target instanceof HTMLElement) target.focus();
}
