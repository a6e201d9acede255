/** Texts of the navigation shell (P §2, "Navigation shell"; D2). */
export const layoutMessages = {
  skip: "Skip to content",
  needHelp: "Need Help?",
  subtitle: "Flag Football Statistics",
  mainNavigation: "Main",
  games: "Games",
  loadingSeasons: "Loading seasons...",
  menu: "Menu",
  close: "Close",
  administrator: "Administrator",
  signIn: "Sign In",
  signOut: "Sign Out",
  theme: "Theme",
  version: (version: string) => `Version ${version}`,
  ok: "OK",
  cancel: "Cancel",
  typeWord: (word: string) => `Type ${word}`,
} as const;
