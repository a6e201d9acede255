/** D46a defines the outcomes of /widget/next and /widget/live. */
export const gamesWidgetMessages = {
  kinds: {
    next: {
      title: (association: string) => `${association} Next Games`,
      footer: "Official Schedule",
    },
    live: {
      title: (association: string) => `${association} Live Scores`,
      footer: "Official Scores",
    },
  },
  loading: "Loading games...",
  failedTitle: "Games Unavailable",
  failed: "Failed to load games",
  problems: { no_teams: "There is no such team, league or division in this season." },
  today: (day: string) => `Today, ${day}`,
  timeToCome: "Time to come",
  at: "at",
  week: (week: number) => `Week ${week}`,
  playoff: "PLAYOFF",
  postponed: "POSTPONED",
  unknownTeam: "Unknown team",
  noneComing: "No game is scheduled.",
  live: "LIVE",
  final: "Final",
  clock: "Game clock",
  stopped: "Stopped",
  noneLive: "No game is being played right now.",
  results: "Results of today",
  coming: "Next games",
  moreLive: (count: number) =>
    count === 1 ? "and 1 more game is being played" : `and ${count} more games are being played`,
  updated(seconds: number) {
    if (seconds === 0) return "Updated now";
    return seconds < 60
      ? `Updated ${seconds} s ago`
      : `Updated ${Math.floor(seconds / 60)} min ago`;
  },
} as const;
