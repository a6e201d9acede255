import { describe, expect, it } from "vitest";
import { PLAYS } from "../../domain/game/plays.ts";
import { STATS } from "../../domain/game/stat-catalogue.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { reviewMessages } from "./review-messages.ts";

const { score, totals, tabs, timeline, rosters, failures, reset, held, players } = reviewMessages;

/** Left: what the screen says. Right: the specification, letter by letter (D2). */
const specified: [string, string][] = [
  [gameMessages.completed, "COMPLETED"],
  [gameMessages.playoff, "PLAYOFF"],
  [gameMessages.inProgress, "IN PROGRESS"],
  [gameMessages.week(9), "Week 9"],
  [reviewMessages.back, "Back to Games"],
  [reviewMessages.error("Game not found"), "Error: Game not found"],
  [reviewMessages.notFound, "Game not found"],
  [score.edit, "Edit Final Scores"],
  [score.reopen, "Re-open for Stat Collection"],
  [score.reset, "Reset Game"],
  [score.tie, "Tie game"],
  [score.resume, "Continue Stats"],
  [score.start, "Collect Stats"],
  [totals.players, "Players with Stats"],
  [totals.touchdowns, "Total Touchdowns"],
  [totals.tackles, "Total Tackles"],
  [tabs.players, "Player Statistics"],
  [tabs.timeline, "Play-by-Play Timeline"],
  [players.fantasy.split(" · ")[1] ?? "", "Beta"],
  [timeline.empty, "No play-by-play data available"],
  [
    timeline.emptyHint,
    "Event logging started with this feature. Future games will show chronological stat order.",
  ],
  [rosters.title, "Rostered Players (Checked In)"],
  [rosters.none, "No rostered players found."],
  [failures.stats, "Failed to save changes. Please try again."],
  [failures.scores, "Failed to save score changes. Please try again."],
  [failures.reopen, "Failed to reopen game. Please try again."],
  [failures.reset, "Failed to reset game. Please try again or contact support."],
  [reset.wrongWord, "Reset cancelled. Game data has not been modified."],
  [
    reset.done,
    "Game has been successfully reset! All data has been cleared and the game is ready for fresh stat collection.",
  ],
  [held.apply, "Apply"],
  [held.setAside, "Set aside"],
  [score.providerSays("league provider", { visitor: 21, home: 20 }), "League provider says 21–20"],
  [score.takeIt, "Use it"],
  [PLAYS.returned_conversion.name, "Defensive TD"],
];

describe("texts of the game review (D2)", () => {
  it.each(specified)("%s", (shown, text) => {
    expect(shown).toBe(text);
  });

  it("lists the stat catalogue of P §3 in its order, with inputs and categories, and D37's two", () => {
    const rows = Object.entries(STATS).map(
      ([key, { label, input, category }]) => `${key} "${label}" ${input} ${category}`,
    );
    expect(rows).toEqual([
      'passTouchdowns "Pass TD" counter offensive',
      'rushTouchdowns "Rush TD" counter offensive',
      'receivingTouchdowns "Rec TD" counter offensive',
      'extraPoints "Extra Points" counter offensive',
      'receivingYards "Receiving Yards" number offensive',
      'rushingYards "Rushing Yards" number offensive',
      'tackles "Tackles" counter defensive',
      'interceptions "Interceptions" counter defensive',
      'sacks "Sacks" counter defensive',
      'safeties "Safeties" counter special',
      'returnedConversions "Returned Conversions" counter special',
      'defensiveTouchdowns "Defensive TDs" counter defensive',
      'fumbles "Fumbles" counter defensive',
    ]);
  });
});

it("names what a re-open does to standings and public pages; playoffs are in no standings (D46)", () => {
  const ask = (isPlayoff: boolean) => reviewMessages.reopen.question("Falcons at Storm", isPlayoff);
  expect(ask(false)).toBe(
    "Re-open Falcons at Storm?\n\nUntil it is finalized again, the standings leave it out, and all public pages show it as open, without a winner.",
  );
  expect(ask(true)).toBe(
    "Re-open Falcons at Storm?\n\nUntil it is finalized again, all public pages show it as open, without a winner.",
  );
});
