import type { Score } from "../../../domain/game/events.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

const entries = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);
const are = (count: number) => (count === 1 ? "is" : "are");
const was = (count: number) => (count === 1 ? "was" : "were");
const them = (count: number) => (count === 1 ? "it" : "them");
const have = (count: number) => (count === 1 ? "has" : "have");

export const leaveMessages = {
  question: "Finalize this game?",
  keep: "Keep In Progress",
  finalize: "Finalize Game",
  finalizing: "Finalizing...",
  /** A score that was set by hand stands beside what was recorded since (D37). */
  whichScore: "Which score counts",
  scoreSet: ({ visitor, home }: Score) => `${visitor}–${home} as set`,
  scoreRecorded: ({ visitor, home }: Score) => `${visitor}–${home} recorded`,
  finalized: "Game finalized successfully!",
  resetQuestion:
    "No stats have been recorded. Do you want to reset this game and exit? This will clear any existing stats and mark it as not started.",
  resetYes: "Reset and Exit",
  resetNo: "Just Exit",
  stay: "Cancel",
  wasReset: "Game has been reset.",
  /** These are shown before finalizing, and the first part is bold (D31). */
  warnings: {
    refused: (count: number) => ({
      lead: `${entries(count)} ${was(count)} not accepted by the server.`,
      rest: `The score above counts ${them(count)}, the result on the server does not. Retry now stands in the sync status.`,
    }),
    sending: (count: number) => ({
      lead: `${entries(count)} ${are(count)} being sent.`,
      rest: `The result is sent with ${them(count)}.`,
    }),
    unsent: (count: number, isHeldUp: boolean) => ({
      lead: `${entries(count)} ${are(count)} still on this device.`,
      rest: isHeldUp
        ? `The server does not take ${them(count)} now. The sync status says why.`
        : `The result is sent with ${them(count)} as soon as there is a network.`,
    }),
    otherPerson: (count: number, name: string | null) => ({
      lead: `${entries(count)} of ${name ?? "another person"} ${are(count)} waiting.`,
      rest: "They are sent when that person signs in on this device.",
    }),
    withoutPlayer: (count: number) => ({
      lead: `${entries(count)} ${have(count)} no player.`,
      rest: `${count === 1 ? "It counts" : "They count"} for the team, but for no player.`,
    }),
    show: { "without-player": "Show in the Feed", doubles: "Show Possible Doubles" },
    likelyDouble: (count: number) => ({
      lead: `${entries(count)} may be recorded twice.`,
      rest: "Same stat and player from two devices within 20 seconds.",
    }),
    override: (override: Score, computed: Score) => ({
      lead: `The final score was set to ${override.visitor}–${override.home}.`,
      rest: `The recorded stats give ${computed.visitor}–${computed.home}. Which one counts?`,
    }),
    shortRoster: (team: string, count: number) => ({
      lead: `${isolated(team)} has ${count} checked in.`,
      rest: "A roster needs at least 6 players.",
    }),
  },
} as const;
