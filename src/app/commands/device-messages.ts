const notSent = (waiting: number) =>
  `${waiting === 1 ? "1 entry is" : `${waiting} entries are`} not on the server yet.`;

export const leavingMessages = {
  question: (waiting: number) =>
    `${notSent(waiting)} What is not sent stays on this device and goes out when the same person signs in here again.`,
  /** Nobody can sign in to a game pass again, because opening it anew makes another person. */
  passQuestion: (waiting: number) =>
    waiting === 0
      ? "You collect by a game pass. To go on after signing out, open its link or code again."
      : `${notSent(waiting)} You collect by a game pass, and nobody can sign in to it again: what is not sent by then never reaches the server. Wait for “All saved”, or export it first.`,
  signOut: "Sign Out",
  stay: "Stay Signed In",
} as const;

export const exportMessages = {
  noWriter:
    "The file was not saved, because a part of the app could not be loaded. Please try again with a network.",
} as const;

export const unsyncedMessages = {
  nothingToExport: (isMoreWaiting: boolean) =>
    isMoreWaiting
      ? "Nothing to export: a file holds the entries of games, and those are on the server. What else waits here goes out by itself."
      : "Nothing to export: everything recorded on this device is on the server.",
  imported: (count: number) =>
    count === 1 ? "1 entry was imported." : `${count} entries were imported.`,
  clashed: (count: number) =>
    `${count === 1 ? "1 entry was" : `${count} entries were`} left out: other entries on this device have the same numbers. Was the file changed by hand?`,
  putAsideQuestion:
    "Put these aside? They no longer count in the score and the feed of this device. They stay in every export.",
  putAside: "Put Aside",
  partialExport:
    "This device's storage could not be read. The file holds only the taps that could not be saved there. Reload the page, then export again.",
  noSuchFile: "This is not a file of unsynced data.",
  unreadableEvent: (position: number) =>
    `Entry ${position} of this file cannot be read. Nothing was imported.`,
} as const;
