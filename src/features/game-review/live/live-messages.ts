import type { PlayKey } from "../../../domain/game/plays.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

/** How a play is told in the live page's sentence, before the people. */
const BY: Readonly<Record<PlayKey, string>> = {
  rush_touchdown: "Touchdown run by",
  pass_touchdown: "Touchdown pass from",
  extra_point: "Extra point by",
  tackle: "Tackle by",
  interception: "Interception by",
  sack: "Sack by",
  safety: "Safety by",
  defensive_touchdown: "Defensive touchdown by",
  returned_conversion: "Returned conversion by",
  fumble: "Fumble by",
};

export const liveMessages = {
  score: "Live score",
  lastPlay: "Last play",
  clock: "Game clock",
  clockStands: "Stopped",
  noPlay: "No play yet.",
  by: BY,
  extraPoint: (kind: string) => `${kind} extra point by`,
  makes: (visitor: number, home: number) => `${visitor}–${home}`,
  timeoutsLeft: (count: number) => (count === 1 ? "1 timeout left" : `${count} timeouts left`),
  plays: "Play by play",
  newestFirst: "Newest first",
  list: "Plays, newest first",
  showAll: (count: number) => `Show all ${count} plays`,
  updatedNow: "Updated now",
  updatedSeconds: (seconds: number) => `Updated ${seconds} s ago`,
  updatedMinutes: (minutes: number) => `Updated ${minutes} min ago`,
  updatedHours: "Updated more than an hour ago",
  notYet: "Waiting for the first answer...",
  tryingAgain: "trying again",
  openScoreboard: "Scoreboard",
  scoreboard: {
    title: (visitor: string, home: string) =>
      `Scoreboard: ${isolated(visitor)} at ${isolated(home)}`,
    back: "Back to the game",
    fill: "Full screen",
    leave: "Leave full screen",
    final: "Final",
    notStarted: "Not started",
    calledOff: { forfeit: "Forfeit", cancelled: "Cancelled", postponed: "Postponed" },
  },
} as const;
