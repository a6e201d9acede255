import { type RefObject, useRef } from "react";

/**
 * Focus on its way into a dialog and back. In: `first` or, without one, the frame itself, so that
 * the title is read out, no keyboard pops up and no ring stands around the close button. Back: to
 * what had the focus before; where that is gone (a deleted row), to the page's content.
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      event.preventDefault();
      focusOn(first?.current ?? event.currentTarget);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      focusOn(isThere ? opener.current : document.querySelector("main"));
    },
  };
}

function focusOn(target: unknown): void {
  if (target instanceof HTMLElement) target.focus();
}
