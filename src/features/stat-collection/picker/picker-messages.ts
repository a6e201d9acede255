/** The title, the empty texts and the buttons are exact (P §2, D2). */
export const pickerMessages = {
  title: "Select Game for Stat Collection",
  collect: "Collect Stats",
  review: "Review Stats",
  sheet: "Blank score sheet",
  emptyTitle: "No Games Available",
  emptyText: "There are no games scheduled for stat collection at this time.",
  loading: "Loading games...",
  failed: "Failed to load games",
  failedText: "No games are on this device yet. Please try again.",
  unreachableText: "The server did not answer, and no games are on this device yet.",
  tryAgain: "Try Again",
  search: "Search games",
  searchHint: "Team, field or week",
  noMatchTitle: "No matching games",
  noMatchText: (words: string) => `No team, field or week matches “${words}”.`,
  clearSearch: "Clear Search",
} as const;
