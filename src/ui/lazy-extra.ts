import { type ComponentType, lazy } from "react";

/**
 * A component that loads after a screen's first paint. Where it cannot be loaded, its place stays
 * empty: an error would take the whole screen with it.
 */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
