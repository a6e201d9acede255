import { STAT_KEYS, STATS, type StatCounts } from "../../domain/game/stat-catalogue.ts";

/** Returns ["Rush TD 2", "Tackles 4"] without zeros; labels come first, so no plural is wrong. */
export function statParts(counts: Partial<StatCounts>): string[] {
  return STAT_KEYS.filter((key) => (counts[key] ?? 0) !== 0).map(
    (key) => `${STATS[key].label} ${counts[key]}`,
  );
}

/** Returns corrections with their sign: ["Tackles +1", "Sacks −2"]. */
export function deltaParts(deltas: Partial<StatCounts>): string[] {
  return STAT_KEYS.flatMap((key) => {
    const delta = deltas[key] ?? 0;
    if (delta === 0) return [];
    return `${STATS[key].label} ${delta > 0 ? "+" : "−"}${Math.abs(delta)}`;
  });
}
