import { Dialog } from "radix-ui";
import { useEffect } from "react";
import { noteOverlayOpened } from "./overlay-opening.ts";

/**
 * The scrim under dialogs, sheets and drawers. As high as they are: what opens later stands later
 * in the document, so that its scrim dims the sheet that it was opened from, too.
 */
export function Overlay() {
  useEffect(noteOverlayOpened, []);
  return <Dialog.Overlay className="motion-fade fixed inset-0 z-50 bg-scrim" />;
}
