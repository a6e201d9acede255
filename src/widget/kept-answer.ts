import { readStored, writeStored } from "../browser/web-storage.ts";

export interface KeptAnswer<Figures> {
  /** The id of the season. */
  readonly name: string;
  readonly isRecounting: boolean;
  readonly figures: Figures;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** An answer that another build kept may have another shape. */
const BUILD = import.meta.url;

/** null also if the browser gives a third-party frame no storage. */
export function keptAnswer<Figures>(key: string): KeptAnswer<Figures> | null {
  try {
    const kept = JSON.parse(readStored("localStorage", key) ?? "null");
    return kept?.build === BUILD ? kept : null;
  } catch {
    return null;
  }
}

/** null removes the stored answer. */
export function keepAnswer<Figures>(key: string, answer: KeptAnswer<Figures> | null): void {
  const text = answer === null ? null : JSON.stringify({ ...answer, build: BUILD });
  writeStored("localStorage", key, text);
}
