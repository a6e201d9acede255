import { useSyncExternalStore } from "react";

/** A value that lives outside React, in the shape that `useSyncExternalStore` wants. */
export interface ExternalSource<Value> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): Value;
}

/**
 * The source's value; renders again whenever it changes. The build draws the first paint outside
 * a browser (routes/first-paint.tsx), where the first snapshot is the only one.
 */
export function useSource<Value>({ subscribe, getSnapshot }: ExternalSource<Value>): Value {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/**
 * A source that works only while somebody listens: `connect` is called for the first listener
 * and gets `emit`; what it returns is called when the last one has left.
 */
export function connectedSource<Value>(
  initial: Value,
  connect: (emit: (value: Value) => void) => () => void,
): ExternalSource<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  let disconnect: (() => void) | null = null;

  function emit(next: Value): void {
    value = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      disconnect ??= connect(emit);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect?.();
        disconnect = null;
      };
    },
  };
}

/** One source per key, made at the first ask, so that all components share it. */
export function sourcePerKey<Value>(
  make: (key: string) => ExternalSource<Value>,
): (key: string) => ExternalSource<Value> {
  const sources = new Map<string, ExternalSource<Value>>();
  return (key) => {
    const known = sources.get(key);
    if (known) return known;
    const source = make(key);
    sources.set(key, source);
    return source;
  };
}
