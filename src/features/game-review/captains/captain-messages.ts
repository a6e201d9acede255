import type { Score } from "../../../domain/game/events.ts";
import type { ShownWord } from "../../../domain/review/captains-said.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import { captainsMessages } from "../../../parts/captains/captains-messages.ts";

export const captainMessages = {
  title: "Captains",
  /** Without names for visitors (D13). */
  bothAgree: (names: readonly string[]) =>
    names.length === 0
      ? "Both captains agree."
      : `Both captains agree: ${names.map(isolated).join(", ")}.`,
  nobody: "Neither captain has confirmed.",
  says: (team: string, word: Pick<ShownWord, "agrees" | "name"> | null) => {
    const captain = word?.name == null ? "the captain" : isolated(word.name);
    if (word === null) return `${isolated(team)}: ${captain} has said nothing about this score.`;
    return `${isolated(team)}: ${captain} ${captainsMessages.said(word.agrees)}.`;
  },
  ofScore: ({ visitor, home }: Score) => `It was about ${visitor}–${home}.`,
  quoted: (note: string) => `“${note}”`,
  settle: "Mark as Settled",
  settling: "Settling...",
  settled: "Taken off the admins' desk. What was said stays here.",
} as const;
