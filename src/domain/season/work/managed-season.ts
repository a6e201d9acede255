import type { Season } from "../season.ts";

export interface ManagedSeason extends Omit<Season, "isArchived"> {
  /** On the public widget; at most one is (rule 7). */
  readonly isLive: boolean;
  /** ISO 8601; null: it is not. */
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
}

/** A deleted season is deleted first, whether or not it was archived before. */
export function seasonPlace({
  archivedAt,
  deletedAt,
}: Pick<ManagedSeason, "archivedAt" | "deletedAt">): "listed" | "archived" | "deleted" {
  if (deletedAt !== null) return "deleted";
  return archivedAt === null ? "listed" : "archived";
}

/** The one that was made last comes first (A §7). */
export function newestSeasonFirst(a: ManagedSeason, b: ManagedSeason): number {
  if (a.createdAt === b.createdAt) return a.id < b.id ? -1 : 1;
  return a.createdAt < b.createdAt ? 1 : -1;
}
