import { SEASON_PARAMETER } from "./season-address.ts";

/** Everything else stays as it is; the result begins with `?` or is empty. */
export function withSeason(search: string, seasonId: string | null): string {
  const query = new URLSearchParams(search);
  if (seasonId === null) query.delete(SEASON_PARAMETER);
  else query.set(SEASON_PARAMETER, seasonId);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
