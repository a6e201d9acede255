import { counted } from "../../../domain/shared/counted.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

export const playerMessages = {
  title: "Edit Player",
  of: (player: string, team: string) => `${player}, ${isolated(team)}`,
  jersey: "Jersey Number (Optional)",
  jerseyHint: "1-3 digits. Blank means unassigned. Two players may wear the same number.",
  jerseyTaken: (names: string, free: readonly string[]) =>
    `${names} ${names.includes(" and ") ? "wear" : "wears"} this number too. You can save it all the same${free.length === 0 ? "." : `; free: ${free.join(", ")}.`}`,
  problems: {
    not_digits: "Jersey number must be 1-3 digits only",
    out_of_range: "Jersey number must be between 0 and 99",
  },
  status: "Player Status",
  active: "Active",
  injured: "Injured Reserve",
  irNote: "Counts from today. Who is on injured reserve is not offered for rosters and stats.",
  irOver: (used: number, slots: number) =>
    `This makes ${used} players on injured reserve; the team has ${counted(slots, "slot")}.`,
  irAdmins: "Only administrators change injured reserve.",
  irOffline: "Injured reserve needs the network.",
  numberOffline: "You are offline. The number is kept on this device and sent by itself.",
  current: "Current Status",
  currentJersey: "Jersey Number",
  unassigned: "Unassigned",
  currentStatus: "Status",
  currentIrSince: "IR since",
  waiting: "The number waits on this device to be sent.",
  save: "Save Changes",
  saving: "Saving...",
  saved: (player: string) => `${player} has been updated successfully.`,
  kept: (player: string) => `${player} is saved on this device and will be sent by itself.`,
  failed: "Failed to update player details. ",
} as const;

export const divisionMessages = {
  title: "Assign Division",
  choices: "Division",
  none: "No Division Assigned",
  noDivisions:
    "No divisions are available for this team's league. Please ensure the league has divisions configured in the external league-management provider.",
  offline: "You are offline. A division is assigned with the network only.",
  save: "Save Division",
  saving: "Saving...",
  assigned: (team: string, division: string) =>
    `${isolated(team)} has been assigned to ${isolated(division)}.`,
  removed: (team: string) => `${isolated(team)} has been removed from division.`,
  failed: "Failed to update team division. ",
} as const;

export const forfeitedMessages = {
  title: "Forfeited Season",
  lead: (team: string) => `Has ${isolated(team)} forfeited this season?`,
  marked: (team: string) => `${isolated(team)} is marked as a team that forfeited this season.`,
  changes:
    "While it is marked, a red asterisk stands at the team's name on Team Management, standings, stats, team and player pages and the widget, and QB Protection says “Forfeited season” instead of “Sacks allowed”.",
  keeps: "No result, record or figure changes, and the mark can be removed here at any time.",
  offline: "You are offline. A season is marked with the network only.",
  mark: "Mark as Forfeited",
  unmark: "Remove Mark",
  saving: "Saving...",
  done: (team: string) => `${isolated(team)} is marked as forfeited.`,
  undone: (team: string) => `${isolated(team)} is not marked as forfeited any more.`,
  failed: "Failed to update forfeited season. ",
} as const;

export const mergeMessages = {
  title: "Merge Walk-on",
  heading: "Walk-on",
  offer: "This player was added at the sideline. Is it somebody who is on a roster already?",
  open: "Merge with a Player",
  offline: "Merging needs the network.",
  lead: "Who is it? All games and stats of the walk-on then count for that player, under that player's name, and the walk-on leaves the team's list.",
  wayBack:
    "No game is rewritten: the merge can be taken back at any time, in that player's Edit dialog.",
  search: "Search players",
  players: "Player",
  noMatch: "No player matches.",
  more: (count: number) => `${counted(count, "more player")}: type a name.`,
  merge: "Merge",
  question: (walkOn: string, player: string) =>
    `Count ${walkOn} as ${player}?\nThis can be taken back in the Edit dialog of ${player}.`,
  merged: (walkOn: string, player: string) => `${walkOn} now counts as ${player}.`,
  mergedHeading: "Merged into this player",
  undo: "Undo Merge",
  undoWhom: (walkOn: string) => `Undo merge of ${walkOn}`,
  undone: (walkOn: string) => `${walkOn} stands alone again.`,
  failed: "Failed to merge players. ",
  undoFailed: "Failed to undo the merge. ",
} as const;

/** Ends the sentence "Failed to …" (P §8), by the failure's code. */
export const failureMessages = {
  permission: "Permission denied. Please contact an administrator.",
  network: "Network error. Please check your connection and try again.",
  taken: "Jersey number is already in use by another player on this team.",
  other: "Please try again or contact support if the problem persists.",
  gone: "It has changed meanwhile. Please look at it and try again.",
  storage: "This device's storage does not take it. Please free some space and try again.",
} as const;
