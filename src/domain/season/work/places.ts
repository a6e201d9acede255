/** How many have no place. Places are a club's own wish: more is said and never refused (A §9). */
export function overPlaces(used: number, places: number): number {
  return Math.max(0, used - places);
}
