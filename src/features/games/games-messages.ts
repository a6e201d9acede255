/** Texts of the games page (P §2 "Games dashboard"; D2). */
export const gamesMessages = {
  title: (associationName: string) => `${associationName} Games`,
  loading: "Loading games...",
  failed: "Failed to load games",
  failedText: "The server did not answer, and no games are on this device yet.",
  notHereTitle: (season: string) => `${season} is not on this device yet`,
  notHereText:
    "It is loaded as soon as the server can be reached. The seasons that you have looked at before work without a network.",
  tryAgain: "Try again",
  emptyTitle: "No games found",
  emptyText: "No games have been created for this season.",
  collect: "Collect Stats",
  continueCollecting: "Continue Stats",
  viewResults: "View Results",
} as const;
