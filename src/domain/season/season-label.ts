import type { Season } from "./season.ts";

/** Returns "2026 Fall" for places that are too narrow for the name (P §2), unless two of `seasons` are called so. */
export function shortSeasonName(season: Season, seasons: readonly Season[]): string {
  const short = yearAndType(season);
  const isShared = seasons.some(
    ({ id, ...other }) => id !== season.id && yearAndType(other) === short,
  );
  return isShared ? season.name : short;
}

function yearAndType({ year, seasonType }: Pick<Season, "year" | "seasonType">): string {
  return `${year} ${seasonType.charAt(0).toUpperCase()}${seasonType.slice(1)}`;
}

/** Sorts by first day, or else by year and creation, with the latest first. */
export function latestSeasonFirst(a: Season, b: Season): number {
  return (
    compare(b.startDate ?? `${b.year}`, a.startDate ?? `${a.year}`) ||
    compare(b.createdAt, a.createdAt) ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
