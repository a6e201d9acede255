import { expect, it } from "vitest";
import type { TeamFailure } from "../../../app/server-calls/teams.ts";
import { teamMessages } from "../all-teams/team-messages.ts";
import { rosterMessages } from "../roster-messages.ts";
import { divisionMessages, playerMessages } from "./editing-messages.ts";
import { teamFailureWords } from "./team-failure-words.ts";

const CASES: readonly [TeamFailure["code"], string][] = [
  ["permission", "Permission denied. Please contact an administrator."],
  ["network", "Network error. Please check your connection and try again."],
  ["offline", "Network error. Please check your connection and try again."],
  ["jersey_taken", "Jersey number is already in use by another player on this team."],
  ["refused", "Please try again or contact support if the problem persists."],
  ["invalid_jersey", "Please try again or contact support if the problem persists."],
];

it.each(CASES)("P §8: %s is said in the specified words", (code, words) => {
  expect(teamFailureWords(playerMessages.failed, { code })).toBe(
    `Failed to update player details. ${words}`,
  );
  expect(teamFailureWords(divisionMessages.failed, { code })).toBe(
    `Failed to update team division. ${words}`,
  );
});

it("D2, P §2, P §5, P §8: the specified texts, word for word", () => {
  expect([
    teamMessages.loading,
    teamMessages.syncFailed,
    teamMessages.failed,
    teamMessages.noDivision,
    rosterMessages.irSlots,
    teamMessages.card.active,
    teamMessages.card.injured,
    teamMessages.card.irSince("Nov 21, 2026"),
    playerMessages.problems.not_digits,
    playerMessages.problems.out_of_range,
    playerMessages.current,
    playerMessages.save,
    playerMessages.saving,
    playerMessages.saved("#7 Ada Reyes"),
    divisionMessages.none,
    divisionMessages.noDivisions,
    divisionMessages.save,
    divisionMessages.assigned("Falcons", "East"),
    divisionMessages.removed("Falcons"),
  ]).toEqual([
    "Loading teams....",
    "Failed to sync teams",
    "Failed to load teams",
    "No Division",
    "IR Slots Used",
    "Active Players",
    "Injured Reserve",
    "IR since Nov 21, 2026",
    "Jersey number must be 1-3 digits only",
    "Jersey number must be between 0 and 99",
    "Current Status",
    "Save Changes",
    "Saving...",
    "#7 Ada Reyes has been updated successfully.",
    "No Division Assigned",
    "No divisions are available for this team's league. Please ensure the league has divisions configured in the external league-management provider.",
    "Save Division",
    "Falcons has been assigned to East.",
    "Falcons has been removed from division.",
  ]);
});
