import { SEASON_PARAMETER } from "./season-address.ts";

/**
 * The same query string with this season in it, or with none; everything else stays as it is.
 * Out: with its `?`, or "".
 */
export function withSeason(search: string, seasonId: string | null): string {
  const query = new URLSearchParams(search);
  if (seasonId === null) query.delete(SEASON_PARAMETER);
  else query.set(SEASON_PARAMETER, seasonId);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
