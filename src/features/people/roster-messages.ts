import { isolated } from "../../domain/shared/isolated.ts";

/** What Teams and a team's own page say of a roster; the dialogs' words come with the dialogs. */
export const rosterMessages = {
  players: "Players",
  irSlots: "IR Slots Used",
  full: "Full",
  over: "Over the limit",
  walkOn: "Walk-on",
  numberWaiting: "Waits to be sent",
  edit: "Edit",
  editWhom: (player: string) => `Edit ${player}`,
  division: "Division",
  divisionOf: (team: string) => `Division of ${isolated(team)}`,
  forfeited: "Forfeited Season",
  forfeitedOf: (team: string) => `Forfeited season of ${isolated(team)}`,
} as const;
