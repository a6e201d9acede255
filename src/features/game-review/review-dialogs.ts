/** The review's dialogs share a lazy file, because whoever corrects one thing corrects others. */
export { PenaltySheet } from "../../parts/discipline/penalty-sheet.tsx";
export { ResultCardDialog } from "./card/result-card-dialog.tsx";
export { EditStatsDialog } from "./players/edit-stats-dialog.tsx";
export { EditScoresDialog } from "./score/edit-scores-dialog.tsx";
