/** The words around the list of games, which load with the parts that show them. */
export const lateListMessages = {
  search: "Search games",
  searchHint: "Team or field",
  date: "Date",
  allDates: "All Dates",
  dateOption: (date: string, count: number) => `${date} (${count})`,
  addGame: "Add Game",
  importGames: "Import",
  paper: {
    asOf: (moment: string) => `As of ${moment}`,
    columns: ["Time", "Visitor", "Result", "Home", "Field"],
    timeToCome: "To come",
    outcome: { forfeit: "Forfeit", cancelled: "Cancelled", postponed: "Postponed" },
    inProgress: "in progress",
    playoff: "Playoff",
  },
} as const;
