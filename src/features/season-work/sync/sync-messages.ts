/** The texts that the specification gives are exact (A §2, A §8). */
export const seasonSyncMessages = {
  title: "Sync",
  lead: "A sync may take up to 2 minutes. Collected stats are always kept.",
  syncAll: "Sync All Data",
  syncNow: "Sync Now",
  syncNowOf: (what: string) => `Sync Now: ${what}`,
  never: "Not synced yet",
  syncedAt: (when: string) => `Synced ${when}`,
  figures: {
    teams: "teams",
    players: "players",
    games: "games",
    completed: "completed",
    divisions: "divisions",
    rows: "rows",
  },
  noLeague: "Sync is unavailable: a season without a league has nothing to read.",
  noProviderIdTitle: "Season has no league provider ID",
  noProviderIdText:
    "Its leagues are entered by hand. Only a league that was imported from the league provider can be synced.",
  leaguesLeftOut: (names: string) => `Entered by hand, so left out of a sync: ${names}.`,
  runsFailed: (message: string) => `Database connection failed: ${message}`,
  stateFailed: (message: string) => `Whether a league provider is set up is not known: ${message}`,
  dismiss: "Close",
  last: "Last sync",
  lastOf: (when: string, seconds: number) => `${when} · ${seconds} s`,
  noLast: "This season was not synced yet.",
} as const;
