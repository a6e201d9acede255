/** Texts that the widget shows too are in parts/leaders (P §2; D2). */
export const fantasyMessages = {
  title: (associationName: string) => `${associationName} Fantasy Dashboard`,
  stage: "Games",
  everybody: "All players and teams",
  toGames: "See the Games",
  tryAgain: "Try Again",
} as const;
