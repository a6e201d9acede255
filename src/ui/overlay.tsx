import { Dialog } from "radix-ui";

/** The scrim under dialogs, sheets and drawers. */
export function Overlay() {
  return <Dialog.Overlay className="motion-fade fixed inset-0 z-40 bg-scrim" />;
}

/**
 * Gives the first focus to the frame itself: the title is read out, no keyboard pops up, and no
 * ring stands around the close button. For `onOpenAutoFocus`.
 */
export function focusFrame(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
