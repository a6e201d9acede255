/** Returns "1 game" or "2 games". */
const games = (count: number) => (count === 1 ? "1 game" : `${count} games`);

export const standingsMessages = {
  title: "Team Standings",
  syncFailed: "Failed to sync standings",
  failed: "Failed to load standings",
  loading: "Loading standings...",
  counts: "Regular season, completed games",
  selectLeague: "Select League",
  allLeagues: "All Leagues",
  selectDivision: "Select Division",
  allDivisions: "All Divisions",
  columns: {
    rank: "Rank",
    team: "Team",
    division: "Division",
    league: "League",
    record: "Record",
    winPercentage: "Win %",
    pointsFor: "Points For",
    pointsAgainst: "Points Against",
    difference: "Diff",
    games: "Games",
  },
  /** Heads "214 – 121" on a phone. */
  points: "Points For – Against",
  games,
  highlights: {
    scored: "Highest Points Scored",
    wins: "Most Wins",
    allowed: "Fewest Points Allowed",
    /** Fewer points are seen in the row of a team that gave its season up. */
    leftOut: "Fewest Points Allowed leaves out forfeited seasons.",
    others: (count: number) => `and ${count} more`,
  },
  emptyTitle: "No Standings Available",
  empty: {
    season: "There are no teams in this season yet.",
    league: (league: string) => `There are no teams in ${league} yet.`,
  },
  /** Explains below the table how to read it. */
  notes: {
    order: "Ranked by wins, then point difference, then points scored. Equal teams share a rank.",
    why: "Open a rank to see what decided it.",
    record:
      "* In a record: won or lost by forfeit. Forfeits count as wins and losses, not as games.",
    team: "* At a team: forfeited season.",
  },
  why: {
    button: (place: number | null, team: string) =>
      place === null ? `No rank yet, ${team}: why?` : `Rank ${place}, ${team}: why?`,
  },
} as const;
