import type { Season } from "./season.ts";

function newestFirst(a: Season, b: Season): number {
  if (a.createdAt === b.createdAt) return a.id < b.id ? -1 : 1;
  return a.createdAt > b.createdAt ? -1 : 1;
}

/** Returns the newest active season that is In Progress, else the newest active one (D60). */
export function activeSeason(seasons: readonly Season[]): Season | null {
  const active = seasons
    .filter((season) => season.isActive && !season.isArchived)
    .sort(newestFirst);
  return active.find((season) => season.status === "In Progress") ?? active[0] ?? null;
}

/** Whether a season that is made now becomes the active one (D60). */
export function opensFirst(seasons: readonly Season[], status: string | null): boolean {
  const text = status?.toLowerCase();
  if (text === "in progress") return true;
  return text === "upcoming" && activeSeason(seasons)?.status !== "In Progress";
}

/** Archived seasons are left out, except the one on the screen. */
export function seasonsToChoose(seasons: readonly Season[], shown: Season | null): Season[] {
  return seasons.filter((season) => !season.isArchived || season.id === shown?.id);
}

/** Returns the remembered season while it exists, else the active one (P §4 "Selected season"). */
export function selectedSeason(
  seasons: readonly Season[],
  rememberedId: string | null,
): Season | null {
  return seasons.find((season) => season.id === rememberedId) ?? activeSeason(seasons);
}
