/** `?season=<id>` on the screens of one season: whose rows the address means (P §4, D7). */
const PARAMETER = "season";

/** The season that a query string asks for; null: none, which is this tab's own. */
export function seasonInAddress(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER)?.trim() || null;
}

/**
 * The same query string with this season in it, or with none; everything else stays as it is.
 * Out: with its `?`, or "".
 */
export function withSeason(search: string, seasonId: string | null): string {
  const query = new URLSearchParams(search);
  if (seasonId === null) query.delete(PARAMETER);
  else query.set(PARAMETER, seasonId);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** A screen's path with a season in its address; null: the active one, which needs no word. */
export function seasonPath(path: string, seasonId: string | null): string {
  return path + withSeason("", seasonId);
}
