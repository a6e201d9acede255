import { createStore } from "zustand/vanilla";

/** Counts the dialogs, sheets and drawers that have opened over the page so far. */
export const overlayStore = createStore(() => ({ opened: 0 }));

export function noteOverlayOpened(): void {
  overlayStore.setState(({ opened }) => ({ opened: opened + 1 }));
}
