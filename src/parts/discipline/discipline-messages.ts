import type { IncidentType, PenaltyFlag } from "../../domain/discipline/penalty.ts";
import { isolated } from "../../domain/shared/isolated.ts";

const types: Readonly<Record<IncidentType, string>> = {
  unsportsmanlike: "Unsportsmanlike",
  ejection: "Ejection",
  other: "Other",
};

/** The texts are exact (A §4). */
const flags: Readonly<Record<PenaltyFlag, string>> = {
  suspension: "SUSPENSION",
  final_warning: "FINAL WARNING",
  ejected: "EJECTED",
  game_warning: "GAME WARNING",
};

/** The admin screen and the sideline share these; quoted texts are exact (A §5, §8). */
export const disciplineMessages = {
  type: "Type",
  types,
  flags,
  description: "What happened",
  required: "Please fill in all required fields",
  sheet: {
    open: "Penalty",
    title: "Record Penalty",
    lead: "Only admins read what you write.",
    /** The first step of the way that the sheet shows. */
    start: "PENALTY",
    player: (team: string) => `Select Player - ${team}`,
    kind: "Penalty Type",
    usual: ["Abusive language", "Taunting", "Arguing a call", "Fighting"],
    cancel: "Cancel",
    save: "Add Penalty",
    saving: "Adding...",
    written: "Recorded by you in this game",
    standings: { waiting: "Waiting to be sent", sent: "Sent", refused: "Not accepted" },
    takeBack: "Take Back",
    takeBackWhose: (player: string) => `Take back the penalty of ${player}`,
    question: (player: string) => `Take back the penalty of ${isolated(player)}?`,
    takenBack: "Penalty taken back",
    discard: "Discard",
    discardWhose: (player: string) => `Discard the penalty of ${player}`,
    section: "Penalties",
    sectionLead: "Unsportsmanlike conduct, ejections. Admins read and review them.",
  },
  added: "Penalty added successfully",
  addFailed: "Failed to add penalty. Please try again.",
} as const;
