import { isolated } from "../../../domain/shared/isolated.ts";
/** Texts of the roster gate, and Adjust Game Roster (P §2, §5, §8). */
export const gateMessages = {
  pageTitle: "Setting up Game Rosters",
  pageText: "Please select 6-20 players for each team before starting stat collection.",
  gate: {
    title: "Select Game-Day Rosters",
    tooFew: "Both teams must have at least 6 players selected to continue.",
    confirm: "Continue",
    failed: "Failed to save roster. Please try again.",
  },
  adjust: {
    title: "Adjust Game Roster",
    tooFew: "Both teams must have at least 6 players selected to save changes.",
    confirm: "Save Changes",
    failed: "Failed to update roster. Please try again.",
  },
  updated: "Roster updated successfully!",
  cancel: "Cancel",
  saving: "Saving...",
  selected: (count: number) => `${count} selected`,
  moreNeeded: (count: number) => `${count} more needed`,
  slots: (team: string, count: number) => `${isolated(team)}: ${count} of 20 selected, 6 needed`,
  full: "20 players are selected. Take one out to add another.",
  selectAll: "Select all",
  search: "Search players",
  numberHint: "Tap a number to change it.",
  noMatch: "No player matches.",
  noPlayers: "No players are listed for this team. Add them below.",
  addPlayer: "Add player",
  walkOn: "Walk-on",
  week: (week: number) => `Week ${week}`,
  suspended: "Suspended",
} as const;
