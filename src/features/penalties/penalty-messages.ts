import type { PenaltyFailure } from "../../app/server-calls/penalties.ts";
import type { PenaltyFilter } from "../../domain/discipline/penalty.ts";
import { counted } from "../../domain/shared/counted.ts";
import { isolated } from "../../domain/shared/isolated.ts";

const filters: Readonly<Record<PenaltyFilter, string>> = {
  all: "All",
  warnings: "Warnings",
  suspensions: "Suspensions",
};

const refusals: Partial<Record<PenaltyFailure["code"], string>> = {
  not_in_game: "This player had nothing to do with that game. Choose another game, or none.",
  other_season: "This player or this game belongs to another season. Read the page again.",
  unknown_player: "This player is not there any more. Read the page again.",
  unknown_game: "This game is not there any more. Read the page again.",
  unknown_penalty: "This penalty is not there any more. Read the page again.",
  not_suspended: "This player is not suspended any more. Read the page again.",
  until_invalid: "Choose today or a later day.",
  note_required: "Please say why.",
};

/** The texts in quotation marks in A §2, §5, §8 are exact (D2). */
export const penaltyMessages = {
  title: "Penalty Management",
  back: "Back to Admin",
  firstSeasonTitle: "No season yet",
  firstSeasonText: "Penalties belong to a season, so a season comes first.",
  createSeason: "Create New Season",
  lead: (season: string) => `${season} · Two in a game: ejected. Three in a season: suspended.`,
  leadAlone: "Two in a game: ejected. Three in a season: suspended.",
  deniedText: "You need admin privileges to manage penalties.",
  loading: "Loading penalties...",
  failedTitle: (reason: string) => `Error: ${reason}`,
  seasonsFailed: "Failed to load seasons",
  offlineText: "Penalties can be read and managed only with a network connection.",
  offlineNote: "No network: this list is as it was last read, and nothing can be changed now.",
  refusals,
  list: {
    title: "Penalties",
    count: (shown: number, all: number) => `Showing ${shown} of ${all}`,
    search: "Search penalties",
    searchHint: "Player, team or incident",
    filter: "Which penalties",
    filters,
    add: "Add Penalty",
    emptyTitle: "No penalties in this season",
    emptyText: "What scorekeepers record at the field shows here too.",
    nothingFoundTitle: "No penalties found",
    nothingFoundText: "No record fits this search.",
    showAll: "Show All Penalties",
    seasonWide: "Season-wide",
    week: (week: number) => `Week ${week}`,
    teams: (visitor: string, home: string) => `${isolated(visitor)} – ${isolated(home)}`,
    counts: (season: number, game: number) =>
      game > 0 ? `${season} in the season, ${game} in this game` : `${season} in the season`,
    recorded: (day: string, name: string | null) =>
      name === null ? `Recorded ${day}` : `Recorded ${day} by ${isolated(name)}`,
    remove: "Delete",
    removeWhose: (player: string) => `Delete the penalty of ${player}`,
    question: "Are you sure you want to delete this penalty? This action cannot be undone.",
    stays: "It then stands under Deleted penalties, where Restore brings it back.",
    removed: "Penalty deleted successfully",
    removeFailed: "Failed to delete penalty. Please try again.",
  },
  put: {
    title: "Deleted penalties",
    count: (count: number) => counted(count, "penalty", "penalties"),
    lead: "They count nowhere. What was deleted by mistake comes back with everything in it.",
    removed: (day: string, name: string | null) =>
      name === null ? `Deleted ${day}` : `Deleted ${day} by ${isolated(name)}`,
    restore: "Restore",
    restoreWhose: (player: string) => `Restore the penalty of ${player}`,
    restored: "Penalty restored",
    restoreFailed: "Failed to restore penalty. Please try again.",
  },
  form: {
    title: "Add Penalty",
    lead: "For one player of this season. Only admins read it.",
    player: "Player",
    search: "Search players",
    searchHint: "Name, number or team",
    more: "Search to find others.",
    noPlayer: "No player fits this search.",
    choose: "Choose Another Player",
    game: "Game (optional)",
    noGame: "No game: season-wide",
    save: "Add Penalty",
    saving: "Adding...",
  },
  suspensions: {
    title: "Suspended players",
    count: (count: number) => (count === 1 ? "1 player" : `${count} players`),
    since: (day: string) => `Suspended after ${day}, not reviewed yet`,
    stands: (day: string) => `Suspended after ${day}, reviewed: it stands`,
    through: (day: string) => `Suspended through ${day}`,
    over: (day: string) => `Ended: last day ${day}`,
    ended: "Ended by an admin",
    penalties: (count: number) => `${count} penalties`,
    reviewed: (day: string, name: string | null) =>
      name === null ? `Reviewed ${day}` : `Reviewed ${day} by ${isolated(name)}`,
    checkIn: (day: string, teams: string) => `Checked in on ${day}, ${teams}`,
    noReason: "without a reason",
    review: "Review",
    reviewWhose: (player: string) => `Review the suspension of ${player}`,
  },
  review: {
    title: "Review suspension",
    decision: "Decision",
    decisions: {
      ended: { label: "End it", text: "From today on the player may play again." },
      until: { label: "Until a day", text: "Suspended through that day, free afterwards." },
      stands: { label: "It stands", text: "Suspended until somebody decides otherwise." },
    },
    until: "Last suspended day",
    untilMissing: "Choose today or a later day.",
    note: "Note",
    noteHint: "Only admins read this.",
    noteMissing: "Please say why.",
    later: "A penalty that is recorded later suspends again.",
    save: "Save Decision",
    saving: "Saving...",
    saved: "Decision saved",
    failed: "Failed to save the decision. Please try again.",
  },
} as const;

/** Explains a refused change, or returns the screen's words for a failure. */
export function penaltyFailure({ code }: PenaltyFailure, failed: string): string {
  return refusals[code] ?? failed;
}
