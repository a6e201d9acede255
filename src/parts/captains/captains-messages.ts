import type { Score } from "../../domain/game/events.ts";
import type { Side } from "../../domain/game/fold/fold-timeouts.ts";
import { isolated } from "../../domain/shared/isolated.ts";

const captainOf = (team: string) => `the captain of ${isolated(team)}`;

const said = (agrees: boolean) => (agrees ? "agrees" : "sees it differently");

export const captainsMessages = {
  open: "Captains Confirm",
  purpose: "Each captain says whether the score is right.",
  title: "Captains confirm",
  handTo: (team: string) => `Hand the phone to ${captainOf(team)}.`,
  handOn: (from: string, to: string) =>
    `Kept for ${isolated(from)}. Now hand the phone to ${captainOf(to)}.`,
  whose: "Whose captain",
  side: { visitor: "Visitor", home: "Home" } satisfies Record<Side, string>,
  figures: (team: string) => `What was recorded for ${isolated(team)}`,
  touchdowns: "Touchdowns",
  name: "Captain's name",
  nameHint: "Only people who are signed in see name and note.",
  agree: "I agree",
  differ: "I see it differently",
  note: "What is different?",
  noteHint: "An admin reads it. The game can be finalized all the same.",
  keepNote: "Leave This Note",
  back: "Back",
  skip: "Skip",
  done: "Done",
  said,
  saidFor: (team: string, agrees: boolean) => `${isolated(team)} ${said(agrees)}`,
  saidAlready: (agrees: boolean) =>
    agrees
      ? "Already said: “I agree”. It can still be changed."
      : "Already said: “I see it differently”. It can still be changed.",
  ofScore: ({ visitor, home }: Score) => `${visitor}–${home}`,
  failed: "It could not be kept on this device. Please try again.",
} as const;
