/** Texts of the admin home; those of the specification are exact (A §2). */
export const adminMessages = {
  title: "Admin",
  lead: "Seasons, imports, people, penalties",
  createSeason: "Create New Season",
  tools: "Tools",
  more: "More",
  create: "Create Season",
  createText: "Enter a season by hand",
  debug: "API Debug & Verification",
  debugText: "Configuration, direct and proxy test",
  weekly: "Import Weekly Team Stats",
  weeklyText: "One team, one game, one CSV",
  bulk: "Bulk Stats Import",
  bulkText: "Many team CSV files at once",
  users: "User Management",
  usersText: "Admins and invitations",
  sync: "Daily Sync Monitoring",
  syncText: "Last runs, counts, health",
  penalties: "Penalty Management",
  penaltiesText: "Warnings and suspensions",
  stats: "Comprehensive Stats",
  statsText: "Every player and team, CSV export",
  later: "In a later version",
  feedback: "Feedback Management",
  feedbackText: "Bug reports and wishes",
  settings: "Settings",
  settingsText: "Public browsing, collectors",
  devices: "Devices",
  devicesText: "Who is silent, what waits",
  widget: "Stats Widget",
  widgetText: "The live season, code for your website",
  deniedText: "You need admin privileges to manage seasons.",
} as const;

/** Texts of the seasons on the admin home (A §2, A §8). */
export const seasonsMessages = {
  title: "Seasons",
  loading: "Loading seasons...",
  failedTitle: "Failed to load seasons",
  offlineText: "Seasons can be managed only with a network connection.",
  offlineNote: "No network: this list is as it was last read, and nothing can be changed now.",
  columns: ["Season", "Dates", "Status", "Year", "Type"],
  actionsColumn: "Actions",
  active: "Active",
  inactive: "Inactive",
  emptyTitle: "No seasons have been created yet.",
  createFirst: "Create Your First Season",
  manage: "Manage",
  manageWhich: (name: string) => `Manage ${name}`,
  remove: (name: string) => `Delete ${name}`,
  putAway: "Archived and deleted",
  putAwayLead:
    "Archived seasons can be opened by their link, deleted ones by nobody. Both come back with everything in them.",
  archived: "Archived",
  deleted: "Deleted",
  since: (moment: string) => `since ${moment}`,
  restore: "Restore",
  restoreWhich: (name: string) => `Restore ${name}`,
  restored: (name: string, entries: number) =>
    entries === 0
      ? `${name} is back.`
      : `${name} is back. What phones sent meanwhile counts now: ${entries}.`,
  restoreFailed: "The season could not be restored.",
  restoreRefusals: {
    unknown_season: "This season is no longer there.",
    imported_anew:
      "A league of this season has been imported anew into another season. Delete that one first.",
  } as Readonly<Record<string, string>>,
} as const;

/** Texts of System Information (A §2). */
export const systemMessages = {
  title: "System Information",
  seasons: "Seasons",
  current: "Current season",
  active: "Active",
  none: "None",
  schedule: "Sync schedule",
  scheduleText: "Daily @ 4PM EST / 5PM EDT",
  scheduleNote: "Begins when a league provider is connected, in a later version.",
} as const;
