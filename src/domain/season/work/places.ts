/** Counts those without a place. Places are a club's wish, so more are not refused (A §9). */
export function overPlaces(used: number, places: number): number {
  return Math.max(0, used - places);
}
