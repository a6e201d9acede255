/** The texts follow P §2 "Team Standings". */
export const standingsWidgetMessages = {
  kind: {
    title: (association: string) => `${association} Standings`,
    footer: "Official Standings",
    loading: "Loading standings...",
    failedTitle: "Standings Unavailable",
    failed: "Failed to load standings",
  },
  table: "Standings",
  rank: "Rank",
  rankShort: "#",
  team: "Team",
  record: "Record",
  points: "Points",
  pointsOf: (scored: number, allowed: number) => `${scored} – ${allowed}`,
  difference: "Diff",
  empty: "There are no teams in this season yet.",
  more: (count: number) => (count === 1 ? "and 1 more team" : `and ${count} more teams`),
  recordNote: "* In a record: won or lost by forfeit.",
  teamNote: "* At a team: forfeited season.",
} as const;
