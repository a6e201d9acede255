import { createStore } from "zustand/vanilla";

export const overlayStore = createStore(() => ({ opened: 0 }));

export function noteOverlayOpened(): void {
  overlayStore.setState(({ opened }) => ({ opened: opened + 1 }));
}
