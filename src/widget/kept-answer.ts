import { readStored, writeStored } from "../browser/web-storage.ts";
import type { PublicFigures } from "../remote/api/public-figures.ts";

export interface SeasonAnswer {
  readonly name: string;
  readonly isRecounting: boolean;
  readonly figures: PublicFigures;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** An answer that another build kept may have another shape. */
const BUILD = import.meta.url;

/** Null too where the browser gives a frame of another site no storage. */
export function keptAnswer(key: string): SeasonAnswer | null {
  try {
    const kept = JSON.parse(readStored("localStorage", key) ?? "null");
    return kept?.build === BUILD ? kept : null;
  } catch {
    return null;
  }
}

/** null forgets what was kept. */
export function keepAnswer(key: string, answer: SeasonAnswer | null): void {
  const text = answer === null ? null : JSON.stringify({ ...answer, build: BUILD });
  writeStored("localStorage", key, text);
}
