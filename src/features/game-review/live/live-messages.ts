import { PLAYS, type PlayKey } from "../../../domain/game/plays.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

export const liveMessages = {
  score: "Live score",
  /** Replaces charts and tables without a figure. */
  notPlayed: {
    forfeit: "Won by forfeit; nothing was recorded.",
    cancelled: "Cancelled; nothing was recorded.",
    postponed: "Postponed; nothing was recorded.",
  },
  lastPlay: "Last play",
  clock: "Game clock",
  clockStands: "Stopped",
  noPlay: "No play yet.",
  beforePlays: "Plays, score chart and totals appear with the first play.",
  /** A pass names the passer before the receiver. */
  by: (key: PlayKey) => `${PLAYS[key].spoken} ${key === "pass_touchdown" ? "from" : "by"}`,
  extraPoint: (kind: string) => `${kind} extra point by`,
  makes: (visitor: number, home: number) => `${visitor}–${home}`,
  timeoutsLeft: (count: number) => (count === 1 ? "1 timeout left" : `${count} timeouts left`),
  plays: "Play by play",
  onlyScores: "Only Scores",
  allPlays: "All Plays",
  list: "Plays, newest first",
  showAll: (count: number) => `Show All ${count} Plays`,
  updatedNow: "Updated now",
  updatedSeconds: (seconds: number) => `Updated ${seconds} s ago`,
  updatedMinutes: (minutes: number) => `Updated ${minutes} min ago`,
  updatedHours: "Updated more than an hour ago",
  notYet: "Waiting for the first answer...",
  tryingAgain: "trying again",
  bigScreen: "Big Screen",
  scoreboard: {
    title: (visitor: string, home: string) =>
      `Big Screen: ${isolated(visitor)} at ${isolated(home)}`,
    back: "Back to the Game",
    fill: "Full Screen",
    leave: "Leave Full Screen",
    final: "Final",
    notStarted: "Not started",
    calledOff: { forfeit: "Forfeit", cancelled: "Cancelled", postponed: "Postponed" },
  },
} as const;
