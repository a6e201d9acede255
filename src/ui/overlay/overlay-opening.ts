const listeners = new Set<() => void>();

/** A dialog, sheet or drawer has come over the page. */
export function sayOverlayOpened(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever one opens. Out: how to stop that. */
export function onOverlayOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
