export const routeMessages = {
  loading: "Loading...",
  notFoundTitle: "Page not found",
  notFoundText: "There is nothing at this address.",
  backToGames: "Back to Games",
  reload: "Reload",
  exportUnsynced: "Export unsynced data",
  seasonLeaders: "See the season's leaders",
  unsaved: (count: number) =>
    count === 1
      ? "1 entry that could not be stored is kept by this browser. Export it to be safe."
      : `${count} entries that could not be stored are kept by this browser. Export them to be safe.`,
  exported: (count: number) =>
    `${count === 1 ? "1 entry is" : `${count} entries are`} in the file.`,
  news: {
    ready: "New version ready",
    "newer-version":
      "A newer version is open in another tab. What you tap is kept; reload to go on.",
    "database-deleted":
      "This app's data on this device was deleted. What you tap is kept; reload to go on.",
    "too-old": "This version is too old for the server.",
  },
  updateLater: "Later",
  whatToDo: "What to do",
} as const;

export interface RouteErrorText {
  readonly title: string;
  readonly text: string;
}

/** Each says what happened, that nothing is lost, and what to do. */
export const routeErrorMessages = {
  broken: {
    title: "This screen stopped working",
    text: "Everything that was recorded is safe on this device. Reload the page; if it happens again, export what is not on the server yet.",
  },
  missingPart: {
    title: "This part of the app is not on this device",
    text: "It could not be loaded. Reload with a network; everything that was recorded is safe on this device.",
  },
  storage: {
    title: "This browser does not let the app store anything",
    text: "Stats can only be recorded where they can be kept. Leave private browsing, allow storage for this site, or free some space, then reload.",
  },
} as const satisfies Record<string, RouteErrorText>;
