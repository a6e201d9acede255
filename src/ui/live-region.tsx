import { useSyncExternalStore } from "react";

let spoken = { text: "", turn: 0 };
const listeners = new Set<() => void>();

/** Says `text` politely to assistive technology; the same words twice are said twice. */
export function announce(text: string): void {
  spoken = { text, turn: spoken.turn + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stands once in the app's shell, always mounted, so that the first words are heard too. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken);
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  );
}
