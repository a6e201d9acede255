/** The texts follow A §2 and A §8 "Widget". */
export const statsWidgetMessages = {
  kind: {
    title: (association: string) => `${association} Fantasy Dashboard`,
    footer: "Official Statistics & Fantasy Dashboard",
    loading: "Loading statistics...",
    failedTitle: "Stats Unavailable",
    failed: "Failed to load statistics",
  },
  recounting: "Fantasy points are being counted anew and are not final yet.",
} as const;
