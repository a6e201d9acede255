import { create } from "zustand";

interface Spoken {
  readonly text: string;
  /** Counts up, so that the same words twice are said twice. */
  readonly turn: number;
}

const useSpoken = create<Spoken>()(() => ({ text: "", turn: 0 }));

export function announce(text: string): void {
  useSpoken.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

/** Stands once in the app's shell, always mounted, so that the first words are heard too. */
export function LiveRegion() {
  const { text, turn } = useSpoken();
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  );
}
