/** Only these five requests are allowed (rule 11). The server puts the site's address in front. */
const TEMPLATES: readonly RegExp[] = [
  /^\/leagues$/,
  /^\/leagues-info\/\d{1,12}$/,
  /^\/leagues\/\d{1,12}\/teams\/$/,
  /^\/leagues\/\d{1,12}\/games$/,
  /^\/leagues\/\d{1,12}\/standings$/,
];

/** The whole path must match one of the templates. */
export function isProviderPath(path: string): boolean {
  return TEMPLATES.some((template) => template.test(path));
}

/** Builds the request for a league's page, teams, games or standings, or for all leagues. */
export const providerPath = {
  leagues: () => "/leagues",
  league: (id: string) => `/leagues-info/${id}`,
  teams: (id: string) => `/leagues/${id}/teams/`,
  games: (id: string) => `/leagues/${id}/games`,
  standings: (id: string) => `/leagues/${id}/standings`,
} as const;
