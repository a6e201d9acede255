import { type ComponentType, lazy } from "react";

/**
 * What stands beside a screen's content and comes behind its first paint.
 * In: its import. Out: its component; where it is not on the device and cannot be loaded, its place
 * stays empty until the next start, because any error would take the whole screen with it.
 */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
