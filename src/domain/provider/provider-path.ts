/** The five requests that exist (rule 11); the server puts the site in front. */
const TEMPLATES: readonly RegExp[] = [
  /^\/leagues$/,
  /^\/leagues-info\/\d{1,12}$/,
  /^\/leagues\/\d{1,12}\/teams\/$/,
  /^\/leagues\/\d{1,12}\/games$/,
  /^\/leagues\/\d{1,12}\/standings$/,
];

/** Whether this is one of them, letter by letter. */
export function isProviderPath(path: string): boolean {
  return TEMPLATES.some((template) => template.test(path));
}

/** The request for a league's own page, teams, games or standings, or for the list of leagues. */
export const providerPath = {
  leagues: () => "/leagues",
  league: (id: string) => `/leagues-info/${id}`,
  teams: (id: string) => `/leagues/${id}/teams/`,
  games: (id: string) => `/leagues/${id}/games`,
  standings: (id: string) => `/leagues/${id}/standings`,
} as const;
