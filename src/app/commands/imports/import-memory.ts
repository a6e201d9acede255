import { readStored, writeStored } from "../../../browser/web-storage.ts";
import {
  type ImportMemory,
  readMemory,
  writeMemory,
} from "../../../domain/imports/import-memory.ts";

const KEY = "stat-tracker.import-decisions";

export function importMemory(seasonId: string): ImportMemory {
  return readMemory(readStored("localStorage", `${KEY}.${seasonId}`));
}

/** If storage is refused, decisions last until the page is left. null forgets them. */
export function keepImportMemory(seasonId: string, memory: ImportMemory | null): void {
  writeStored("localStorage", `${KEY}.${seasonId}`, memory && writeMemory(memory));
}

const UNFINISHED_KEY = "stat-tracker.import-unfinished";

export function unfinishedFiles(seasonId: string): readonly string[] {
  const stored = readStored("localStorage", `${UNFINISHED_KEY}.${seasonId}`);
  return stored === null ? [] : stored.split("\n");
}

export function keepUnfinishedFiles(seasonId: string, names: readonly string[]): void {
  const text = names.length === 0 ? null : names.join("\n");
  writeStored("localStorage", `${UNFINISHED_KEY}.${seasonId}`, text);
}
