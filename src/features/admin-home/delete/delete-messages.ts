import { DELETION_PHRASE, type DeleteImpact } from "../../../domain/season/work/season-deletion.ts";

const counts: Readonly<Record<keyof DeleteImpact, string>> = {
  leagues: "Leagues",
  teams: "Teams",
  players: "Players",
  games: "Games",
  gameStats: "Game stats",
  irSubmissions: "IR submissions",
  plays: "Plays",
  rosters: "Roster places",
  penalties: "Penalties",
  waitingEntries: "Waiting entries",
};

/** The texts that the specification gives are exact (A §5, A §8). */
export const deleteMessages = {
  title: "Delete Season",
  lead: "Nobody but admins will see any of this, and it leaves the stats widget. An admin can restore it.",
  counts,
  loading: "Counting what would be deleted...",
  unknown: "Unable to calculate delete impact",
  unknownText: "Without it, nothing can be deleted.",
  tryAgain: "Try Again",
  file: "First, everything of this season is saved as one file on this device.",
  phrase: `Type ${DELETION_PHRASE} to confirm`,
  wrong: `Text doesn't match. Please type exactly: ${DELETION_PHRASE}`,
  right: "Confirmation text is correct",
  cancel: "Cancel",
  confirm: "Delete Season",
  exporting: (rows: number) => `Saving the file: ${rows.toLocaleString("en-US")} rows...`,
  deleting: "Deleting...",
  deleted: "Season deleted successfully!",
  notSaved: (reason: string) => `The file could not be saved, so nothing was deleted. ${reason}`,
  failed: (reason: string, code: string) =>
    `Failed to delete season. Error: ${reason} (Code: ${code})`,
  refusals: {
    unknown_season: "The season is no longer there.",
    wrong_phrase: "The confirmation text is not correct.",
    impact_unknown: "Unable to calculate delete impact",
  },
} as const;
