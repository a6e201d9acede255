export const notFoundMessages = {
  title: "Page not found",
  text: "There is nothing at this address.",
  backToAdmin: "Back to Admin",
} as const;

export const testPageMessages = {
  title: "Routing Test",
  text: "This page shows that the address was understood.",
  url: "Current URL",
  time: "Current time",
} as const;

/** The server has answered 426 (SPEC.md). */
export const tooOldMessages = {
  title: "This version is too old",
  text: "The server has moved on and no longer understands this version of the app. Recording still works, and everything recorded stays on this device until the new version sends it.",
  waiting: (count: number) =>
    `${count === 1 ? "1 entry waits" : `${count} entries wait`} on this device.`,
  nothingWaits: "Nothing waits on this device.",
  update: "Get the New Version",
  updating: "Getting the new version...",
  unreachable: "The server cannot be reached. Try again with a network.",
  currentTitle: "This version is current",
  currentText: "No update is needed.",
} as const;
