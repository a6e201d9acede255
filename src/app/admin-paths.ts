/** Nothing needs these addresses before the first paint, so they load with what names them. */
export const adminPaths = {
  users: () => "/admin/users",
  devices: () => "/admin/devices",
  penalties: () => "/admin/penalties",
  settings: () => "/admin/settings",
  stats: () => "/admin/stats",
  newSeason: (importedIds: readonly string[] = []) =>
    `/admin/seasons/new${importedIds.length === 0 ? "" : `?import=${importedIds.join(",")}`}`,
  season: (seasonId: string) => `/admin/seasons/${encodeURIComponent(seasonId)}`,
  teams: (seasonId: string) => `/admin/seasons/${encodeURIComponent(seasonId)}/teams`,
  team: (seasonId: string, teamId: string) =>
    `/admin/seasons/${encodeURIComponent(seasonId)}/teams/${encodeURIComponent(teamId)}`,
  games: (seasonId: string) => `/admin/seasons/${encodeURIComponent(seasonId)}/games`,
  dayPasses: (seasonId: string) => `/admin/seasons/${encodeURIComponent(seasonId)}/passes`,
  seasonImport: (seasonId: string) => `/admin/seasons/${encodeURIComponent(seasonId)}/import`,
  seasonCopy: (seasonId: string) => `/admin/seasons/${encodeURIComponent(seasonId)}/copy`,
  apiDebug: () => "/admin/api-debug",
  import: () => "/admin/import",
  bulkImport: () => "/admin/import/bulk",
  sync: () => "/admin/sync",
  widget: () => "/admin/widget",
} as const;
