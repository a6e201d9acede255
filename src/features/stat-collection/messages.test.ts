import { describe, expect, it } from "vitest";
import { COMMAND_MESSAGES } from "../../app/commands/command-failure.ts";
import { STAT_BUTTONS } from "../../domain/game/plays.ts";
import { gateMessages } from "./gate/gate-messages.ts";
import { leaveMessages } from "./leave/leave-messages.ts";
import { messages } from "./messages.ts";

/** Left: what the screen says. Right: the specification, letter by letter (D2). */
const specified: [string, string][] = [
  [messages.bar.back, "Back"],
  [messages.bar.adjustRoster, "Adjust Roster"],
  [messages.bar.viewScoreboard, "View Scoreboard"],
  [messages.bar.finalizeGame, "Finalize Game"],
  [messages.bar.finalizing, "Finalizing..."],
  [messages.score.auto, "Live Score • Auto-calculated from stats"],
  [messages.save.automatic, "Changes will be saved automatically"],
  [messages.save.saving, "Saving changes..."],
  [messages.save.lastSaved("4:12 PM"), "Last saved: 4:12 PM"],
  [messages.save.saveNow, "Save Now"],
  [messages.feed.title, "Live Stat Feed"],
  [messages.feed.undo, "Undo Last"],
  [messages.feed.edit, "Edit"],
  [messages.feed.delete, "Delete"],
  [messages.feed.empty, "No stats recorded yet"],
  [messages.feed.emptyHint, "Tap a stat button below to begin"],
  [messages.feed.deleteQuestion("TACKLE", "#7 Ada Reyes"), "Delete TACKLE for #7 Ada Reyes?"],
  [
    STAT_BUTTONS.map(messages.stats.button).join(", "),
    "TOUCHDOWN, EXTRA POINT, TACKLE, INTERCEPTION, SACK, SAFETY, DEF TD",
  ],
  [messages.sheets.selectTeam, "Select Team"],
  [messages.sheets.selectPlayer("Flag Falcons"), "Select Player - Flag Falcons"],
  [messages.sheets.selectPasser("Flag Falcons"), "Select Passer - Flag Falcons"],
  [messages.sheets.selectReceiver("Flag Falcons"), "Select Receiver - Flag Falcons"],
  [messages.sheets.touchdownType, "Touchdown Type"],
  [messages.sheets.extraPointType, "Extra Point Type"],
  [messages.sheets.defensiveType, "Defensive TD Type"],
  [Object.values(messages.sheets.returnHints).join(", "), "+6 · 8 FP, +6 · 8 FP, +2 · 2 FP"],
  [messages.edit.title, "Edit Stat Entry"],
  [COMMAND_MESSAGES.refusals.required_fields ?? "", "Please fill in all required fields"],
  [
    COMMAND_MESSAGES.refusals.passer_and_receiver ?? "",
    "Please select both passer and receiver for pass touchdowns",
  ],
  [
    messages.failures.deleting,
    "Error: Could not save changes after deleting the stat. Please try again.",
  ],
  [messages.failures.progress, "Failed to save current progress. Please try again."],
  [messages.failures.finalize, "Failed to finalize game. Please try again."],
  [gateMessages.adjust.failed, "Failed to update roster. Please try again."],
  [gateMessages.gate.failed, "Failed to save roster. Please try again."],
  [messages.failures.reset, "Failed to reset the game. Please check the console and try again."],
  [messages.failures.stats, "Failed to save stats. Please try again."],
  [messages.jersey.taken("7", false), "#7 is already taken"],
  [messages.jersey.taken("7", true), "#7 is already taken. Try"],
  [messages.jersey.rangeShort, "Jersey number must be 0-99"],
  [messages.jersey.range, "Jersey number must be between 0-99"],
  [messages.jersey.invalid, "Invalid jersey number"],
  [messages.screen.notFound, "Game not found"],
  [messages.screen.needHelp, "Need Help?"],
  [gateMessages.pageTitle, "Setting up Game Rosters"],
  [
    gateMessages.pageText,
    "Please select 6-20 players for each team before starting stat collection.",
  ],
  [gateMessages.gate.title, "Select Game-Day Rosters"],
  [gateMessages.adjust.title, "Adjust Game Roster"],
  [gateMessages.gate.tooFew, "Both teams must have at least 6 players selected to continue."],
  [gateMessages.adjust.tooFew, "Both teams must have at least 6 players selected to save changes."],
  [gateMessages.updated, "Roster updated successfully!"],
  [messages.jersey.failed, "Failed to save. Please try again."],
  [leaveMessages.question, "Finalize this game?"],
  [leaveMessages.keep, "Keep In Progress"],
  [leaveMessages.finalize, "Finalize Game"],
  [leaveMessages.finalizing, "Finalizing..."],
  [leaveMessages.finalized, "Game finalized successfully!"],
  [leaveMessages.wasReset, "Game has been reset."],
  [
    leaveMessages.resetQuestion,
    "No stats have been recorded. Do you want to reset this game and exit? This will clear any existing stats and mark it as not started.",
  ],
];

describe("texts of the collecting screens are the specification's (D2)", () => {
  it.each(specified)("%s", (said, text) => {
    expect(said).toBe(text);
  });
});

describe("numbers in warnings read as English (D31)", () => {
  it("agrees in number", () => {
    expect(leaveMessages.warnings.unsent(1, false).lead).toBe("1 entry is still on this device.");
    expect(leaveMessages.warnings.unsent(3, false).lead).toBe(
      "3 entries are still on this device.",
    );
    expect(leaveMessages.warnings.withoutPlayer(1).lead).toBe("1 entry has no player.");
    expect(leaveMessages.warnings.otherPerson(2, null).lead).toBe(
      "2 entries of another person are waiting.",
    );
  });
});
