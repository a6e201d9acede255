import { createStore } from "zustand/vanilla";

/** How many dialogs, sheets and drawers have come over the page so far. */
export const overlayStore = createStore(() => ({ opened: 0 }));

export function noteOverlayOpened(): void {
  overlayStore.setState(({ opened }) => ({ opened: opened + 1 }));
}
