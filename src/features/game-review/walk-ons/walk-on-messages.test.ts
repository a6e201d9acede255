import { expect, it } from "vitest";
import { walkOnMessages } from "./walk-on-messages.ts";

it("D33: the question says how many go, how many stay, what stays as it is, and the way back", () => {
  expect(walkOnMessages.question(1, 0)).toBe(
    "Take 1 walk-on off the teams?\n\nThis player was added in this game and has no play in any game. The player leaves every list to choose from. No play, score or statistic changes.\n\nThere is no undo for all at once: each one can be made active again in Season Management, on the team's page.",
  );
  expect(walkOnMessages.question(14, 2)).toContain(
    "Take 14 walk-ons off the teams?\n\nThese players were added in this game and have no play in any game. They leave every list to choose from. 2 walk-ons stay, because of a play or a merge.",
  );
});
