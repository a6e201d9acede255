import type { Season } from "../season.ts";

export interface ManagedSeason extends Omit<Season, "isArchived"> {
  /** The public widget shows this season; at most one is live (rule 7). */
  readonly isLive: boolean;
  /** ISO 8601; null while it is in use. */
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
}

/** A deleted season is listed as deleted even if it was archived before. */
export function seasonPlace({
  archivedAt,
  deletedAt,
}: Pick<ManagedSeason, "archivedAt" | "deletedAt">): "listed" | "archived" | "deleted" {
  if (deletedAt !== null) return "deleted";
  return archivedAt === null ? "listed" : "archived";
}

/** Sorts the season that was created last first (A §7). */
export function newestSeasonFirst(a: ManagedSeason, b: ManagedSeason): number {
  if (a.createdAt === b.createdAt) return a.id < b.id ? -1 : 1;
  return a.createdAt < b.createdAt ? 1 : -1;
}
