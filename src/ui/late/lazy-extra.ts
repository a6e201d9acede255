import { type ComponentType, lazy } from "react";
import { afterPaint } from "../../browser/after-paint.ts";

/** Loads after a screen's first paint. If that fails its place stays empty: the screen survives. */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    afterPaint()
      .then(load)
      .catch(() => ({ default: Nothing })),
  );
}

function Nothing() {
  return null;
}
