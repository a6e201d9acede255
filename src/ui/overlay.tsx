import { Dialog } from "radix-ui";

/** The scrim under dialogs, sheets and drawers. */
export function Overlay() {
  return <Dialog.Overlay className="motion-fade fixed inset-0 z-40 bg-scrim" />;
}
