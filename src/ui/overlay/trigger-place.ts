export interface TriggerPlace {
  readonly top: number;
  readonly height: number;
}

const FINGER_PX = 48;

/** Safari focuses no tapped button, so the place of the tap is remembered. */
let lastTouchY: number | null = null;
globalThis.document?.addEventListener(
  "pointerdown",
  ({ clientY }) => {
    lastTouchY = clientY;
  },
  { capture: true, passive: true },
);

/** Returns the place of the button that opens a dialog, or null if it is unknown. */
export function triggerPlace(): TriggerPlace | null {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body)
    return activeElement.getBoundingClientRect();
  return lastTouchY === null ? null : { top: lastTouchY - FINGER_PX / 2, height: FINGER_PX };
}
