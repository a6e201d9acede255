/** `?season=<id>` on the screens of one season: whose rows the address means (P §4, D7). */
export const SEASON_PARAMETER = "season";

/** The season that a query string asks for; null: none, which is this tab's own. */
export function seasonInAddress(search: string): string | null {
  return new URLSearchParams(search).get(SEASON_PARAMETER)?.trim() || null;
}

/** A screen's path with a season in its address; null: the active one, which needs no word. */
export function seasonPath(path: string, seasonId: string | null): string {
  return seasonId === null ? path : `${path}?${SEASON_PARAMETER}=${encodeURIComponent(seasonId)}`;
}
