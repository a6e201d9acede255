export const pageMessages = {
  sync: "Sync",
  syncing: "Syncing...",
  tryAgain: "Try Again",
  renewing: (moment: string) => `Updating… shown as of ${moment}`,
  renewed: (moment: string) => `Updated ${moment}`,
  offlineSince: (moment: string) => `Offline: as of ${moment}`,
  partial: (moment: string) => `A damaged part is left out: as of ${moment}`,
  notRenewed: (moment: string) => `Could not be renewed: as of ${moment}`,
  noSeasonTitle: "No season yet",
  noSeasonText: "As soon as the league has a season, it shows here.",
  notHereTitle: (season: string) => `${season} is not on this device yet`,
  notHereTitleAlone: "This page is not on this device yet",
  notHereText:
    "It is loaded as soon as the server can be reached. What you have looked at before works without a network.",
  failedText: "Nothing is on this device yet. Please try again.",
} as const;
