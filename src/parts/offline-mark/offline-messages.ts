/** Says to people who only look what still works (interface.md, "Offline wording"). */
export const offlineMessages = {
  offline: "Offline",
  works: "Seasons, games and scores that this device has read can be looked at as usual.",
  readAt: (moment: string) => `Last read: ${moment}`,
  returns: "They are renewed by themselves as soon as the server can be reached.",
  retry: "Try Again",
} as const;
