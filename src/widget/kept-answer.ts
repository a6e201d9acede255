import { readStored, writeStored } from "../browser/web-storage.ts";
import type { PublicFigures } from "../remote/api/public-figures.ts";

/** What the server said of a season. */
export interface SeasonAnswer {
  readonly name: string;
  readonly figures: PublicFigures;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Of this build: what another build has kept may have another shape. */
const BUILD = import.meta.url;

/**
 * The last answer to the same wishes, painted at once while the new one comes. A browser may give a
 * frame of another site no storage: then there is nothing to remember.
 */
export function keptAnswer(key: string): SeasonAnswer | null {
  try {
    const kept = JSON.parse(readStored("localStorage", key) ?? "null");
    return kept?.build === BUILD ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, or forgets what was kept (null). */
export function keepAnswer(key: string, answer: SeasonAnswer | null): void {
  const text = answer === null ? null : JSON.stringify({ ...answer, build: BUILD });
  writeStored("localStorage", key, text);
}
