const SEASON_PARAMETER = "season";

/** null if the address names no season, so the tab's own applies. */
export function seasonInAddress(search: string): string | null {
  return new URLSearchParams(search).get(SEASON_PARAMETER)?.trim() || null;
}

/** null stands for the active season, which the address leaves out. */
export function seasonPath(path: string, seasonId: string | null): string {
  return seasonId === null ? path : `${path}?${SEASON_PARAMETER}=${encodeURIComponent(seasonId)}`;
}

export function withSeason(search: string, seasonId: string | null): string {
  const query = new URLSearchParams(search);
  if (seasonId === null) query.delete(SEASON_PARAMETER);
  else query.set(SEASON_PARAMETER, seasonId);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
