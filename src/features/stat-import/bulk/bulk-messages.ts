function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Rows use the texts of the single import (A §2, §5, §8). */
export const bulkMessages = {
  title: "Bulk Stats Import",
  lead: "Many team CSV files at once. Team and game are found by the file's name and its team line.",
  steps: ["Upload files", "Review", "Importing", "Complete"],
  choose: "Choose CSV Files",
  drop: "Drop CSV files here, or choose them.",
  pattern:
    "Names such as “Team_ Hawks A Red-September-14.csv” or “Team_ Hawks week 3.csv” name the team and the game.",
  more: "Add Files",
  files: "Files",
  remove: (file: string) => `Remove ${file}`,
  states: {
    pending: "Pending",
    processing: "Processing",
    ready: "Ready",
    asks: "Waits for you",
    error: "Error",
    kept: "Kept",
    imported: "Imported",
  },
  teamOf: (file: string) => `Team of ${file}`,
  gameOf: (file: string) => `Game of ${file}`,
  chooseTeam: "Choose the team",
  chooseGame: "Choose the game",
  noTeam: (said: string, file: string) =>
    `Could not match team from CSV: "${said}" or filename: "${file}"`,
  noGame: (team: string) => `Could not match game for team: ${team} (check date in filename)`,
  severalTeams: "More than one team fits. Choose which.",
  severalGames: "More than one game fits. Choose which.",
  noPlayers: "No players matched to database",
  failedFile: "Failed to process file",
  missingData: (what: string) => `Missing required data: ${what}`,
  failedImport: (file: string, reason: string) => `Failed to import ${file}: ${reason}`,
  summed: (others: string) => `Summed with ${others}: the same team and game.`,
  repeated: (other: string) => `The same content as ${other}: it counts once.`,
  players: "Players",
  counts: (players: number, figures: number) =>
    `${counted(players, "player")}, ${counted(figures, "figure")}`,
  leftOut: (count: number) => `${counted(count, "row")} left out`,
  summary: (files: number, games: number, players: number, figures: number) =>
    `${counted(files, "file")} for ${counted(games, "team and game", "teams and games")}: ${counted(players, "player")}, ${counted(figures, "figure")}.`,
  skipped: (count: number) => `${counted(count, "file")} ${count === 1 ? "is" : "are"} skipped.`,
  importButton: (count: number) => `Import ${counted(count, "file")}`,
  progress: (done: number, total: number) => `${done} of ${total} files`,
  stay: "Stay on this page: what is imported stays, what is left has to be chosen again.",
  unfinishedTitle: "An import was left before it was finished",
  unfinishedText: "What was imported is kept. These files are left; choose them again:",
  dismiss: "Forget Them",
  doneTitle: "Import complete",
  doneText: (files: number) => `${counted(files, "file")} imported`,
  keptText: (files: number) =>
    `${counted(files, "file")} not imported, because plays were collected`,
  importMore: "Import More Stats",
  viewGames: "View Games",
  noResultTitle: "Games without a result",
} as const;
