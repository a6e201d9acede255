/** Texts of the routes themselves (P §2, P §8; D2). */
export const routeMessages = {
  loading: "Loading...",
  notFoundTitle: "Page not found",
  notFoundText: "There is nothing at this address.",
  backToGames: "Back to Games",
  errorTitle: "This screen stopped working",
  errorText:
    "Everything that was recorded is safe on this device. Reload the page; if it happens again, export what is not on the server yet.",
  storageTitle: "This browser does not let the app store anything",
  storageText:
    "Stats can only be recorded where they can be kept. Leave private browsing, allow storage for this site, or free some space, then reload.",
  reload: "Reload",
  exportUnsynced: "Export unsynced data",
  updateReady: "New version ready",
  reloadNeeded: "A newer version is open in another tab. What you tap is kept; reload to go on.",
  updateLater: "Later",
} as const;
