export const lateMessages = {
  account: "Your Account",
  administrator: "Administrator",
  disabled: "Account disabled",
  signOut: "Sign Out",
  theme: "Theme",
  ok: "OK",
  cancel: "Cancel",
  typeWord: (word: string) => `Type ${word}`,
  news: {
    ready: "New version ready",
    "newer-version":
      "A newer version is open in another tab. What you tap is kept; reload to go on.",
    "database-deleted":
      "This app's data on this device was deleted. What you tap is kept; reload to go on.",
    "too-old": "This version is too old for the server.",
  },
  updateLater: "Later",
  whatToDo: "What to Do",
} as const;
