export const routeMessages = {
  loading: "Loading...",
  backToGames: "Back to Games",
  adminsOnly: "That page is for admins only.",
  reload: "Reload",
  exportUnsynced: "Export unsynced data",
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
