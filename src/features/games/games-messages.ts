import type { GameFilter } from "../../domain/season/game-counts.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import type { GameSectionKey } from "./game-sections.ts";

/** Labels, empty texts and buttons are exact (P §2, P §8, D2, D47). */
export const gamesMessages = {
  title: (associationName: string) => `${associationName} Games`,
  lead: "Schedule, results and statistics for league administrators",
  counters: {
    total: "Total Games",
    completed: "Completed",
    inProgress: "In Progress",
    upcoming: "Upcoming",
  },
  /** The completed games are among the counters (D48). */
  home: {
    teams: "Active Teams",
    players: "Active Players",
    weeks: "Weeks Remaining",
  },
  filters: {
    all: "All Games",
    upcoming: "Upcoming",
    completed: "Completed",
  } satisfies Record<GameFilter, string>,
  /** "16 · 1 live": counted as in the counters, which are disjoint (D46c). */
  live: "live",
  filter: "Which games",
  /** Opens search, date and calendar on a phone. */
  find: "Find a game",
  /** Counts cancelled and forfeited games together. */
  calledOff: (count: number) => `${count} not played`,
  narrowed: (shown: number, total: number) => `${shown} of ${total} games`,
  showAll: "Show All Games",
  sections: {
    live: "Live now",
    today: "Today",
    undated: "Day unknown",
    upcoming: "Coming up",
    earlier: "Earlier",
  } satisfies Record<GameSectionKey, string>,

  players: "Players with Stats",
  touchdowns: "Total Touchdowns",
  tackles: "Total Tackles",
  wins: (team: string) => `${isolated(team)} wins`,
  tie: "Tie game",
  /** Shown for COMPLETED in a row, which has no room for that; readers hear the longer one. */
  final: "FINAL",

  loading: "Loading games...",
  failed: "Failed to load games",
  failedText: "No games are on this device yet. Please try again.",
  notHereText:
    "It is loaded as soon as the server can be reached. The seasons that you have looked at before work without a network.",
  tryAgain: "Try Again",
  emptyTitle: "No games found",
  emptyText: {
    all: "No games have been created for this season.",
    upcoming: "No upcoming games scheduled.",
    completed: "No completed games yet.",
  } satisfies Record<GameFilter, string>,
  noMatch: "No game fits the search and the date that you chose.",
} as const;
