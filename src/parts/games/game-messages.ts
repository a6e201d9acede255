/** The texts follow P §2 (Games dashboard and Game picker) and D2. */
export const gameMessages = {
  week: (weekNumber: number) => `Week ${weekNumber}`,
  playoff: "PLAYOFF",
  inProgress: "IN PROGRESS",
  completed: "COMPLETED",
  scheduled: "SCHEDULED",
  outcome: { forfeit: "FORFEIT", cancelled: "CANCELLED", postponed: "POSTPONED" },
  /** The accessible name of a card has the full names, whatever the screen cuts off. */
  pairing: (visitor: string, home: string) => `${visitor} at ${home}`,
  visitor: "Visitor",
  home: "Home",
  noScore: "no score yet",
  /** Stands where a decided game has no score. */
  marks: { won: "W", lost: "L" },
  damaged:
    "This device's storage has damaged its copy of this game. The server's next answer mends it.",
  teamMissing:
    "A team of this game is not in the list of teams on this device, so its name is not known. The game can be opened as soon as the server has sent the team.",
  actions: {
    collect: "Collect Stats",
    continueCollecting: "Continue Stats",
    viewResults: "View Results",
    followLive: "Follow Live",
  },
  onDevice: "On this device",
  myTeam: "My Team",
  myTeamIs: (name: string) => `My Team: ${name}`,
  /** Marks a game of that team. */
  ofMyTeam: "MY TEAM",
  groups: {
    today: "Today",
    undated: "Day unknown",
    upcoming: "Coming up",
    pastOpen: "Earlier, not completed",
    completed: "Completed",
  },
  found: (count: number) => (count === 1 ? "1 game" : `${count} games`),
} as const;
