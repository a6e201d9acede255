import { type ComponentType, lazy } from "react";

/** Loads after a screen's first paint. If that fails its place stays empty: the screen survives. */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
