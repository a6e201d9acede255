/** Texts of the season selector (P §2 "Navigation shell", P §4; D2). */
export const seasonMessages = {
  label: "Season",
  selectTitle: "Select Season",
  cancel: "Cancel",
  close: "Close",
  loading: "Loading seasons...",
  retry: "Retry",
  noSeason: "No season",
  past: "Past",
  /** Said to those who do not see the page change. */
  showing: (name: string) => `Showing ${name}`,
  viewingPast: (name: string) => `You are viewing a past season: ${name}`,
  viewingComing: (name: string) => `You are viewing a coming season: ${name}`,
  backTo: (name: string) => `Back to ${name}`,
} as const;
