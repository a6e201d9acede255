import { expect, it } from "vitest";
import { pageMessages } from "../../parts/page/page-messages.ts";
import { standingsMessages } from "./standings-messages.ts";

const { columns } = standingsMessages;

/** Left: what the screen says. Right: the specification, letter by letter (D2). */
const specified: [string, string][] = [
  [standingsMessages.title, "Team Standings"],
  [pageMessages.sync, "Sync"],
  [standingsMessages.selectLeague, "Select League"],
  [standingsMessages.allDivisions, "All Divisions"],
  [
    Object.values(columns).join(", "),
    "Rank, Team, Division, League, Record, Win %, Points For, Points Against, Diff, Games",
  ],
  [standingsMessages.emptyTitle, "No Standings Available"],
  [standingsMessages.failed, "Failed to load standings"],
  [standingsMessages.syncFailed, "Failed to sync standings"],
];

it.each(specified)("P §2, P §8: %s", (shown, text) => {
  expect(shown).toBe(text);
});
