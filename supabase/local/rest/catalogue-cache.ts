import type { SqlDatabase } from "../database/sql-database.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";

export interface CatalogueCache {
  /** Looks a name up; an unknown name is looked up again in a freshly read catalogue. */
  find<T>(lookUp: (catalogue: Catalogue) => T | undefined): Promise<T | undefined>;
  current(): Promise<Catalogue>;
}

/** Shortest time between two reads, since anyone may ask for unknown names. */
const REREAD_EVERY_MS = 1_000;

/** Keeps the catalogue in memory and reads it again when it lacks a name. */
export function createCatalogueCache(database: SqlDatabase): CatalogueCache {
  let cached: Promise<Catalogue> | undefined;
  let rereadAtMs = 0;

  function current(): Promise<Catalogue> {
    cached ??= readCatalogue(database).catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  }

  async function find<T>(lookUp: (catalogue: Catalogue) => T | undefined): Promise<T | undefined> {
    const found = lookUp(await current());
    if (found !== undefined || Date.now() - rereadAtMs < REREAD_EVERY_MS) return found;
    rereadAtMs = Date.now();
    cached = undefined;
    return lookUp(await current());
  }

  return { find, current };
}
