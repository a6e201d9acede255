import { expect, it } from "vitest";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { gamesMessages } from "./games-messages.ts";

it("says the dashboard's specified words (P §2 Games dashboard, P §8, D2, D47)", () => {
  const { counters, filters, players, touchdowns, tackles, tie } = gamesMessages;
  const { collect, continueCollecting, viewResults } = gameMessages.actions;
  const { loading, failed, emptyTitle, emptyText } = gamesMessages;
  expect(Object.values(counters)).toEqual(["Total Games", "Completed", "In Progress", "Upcoming"]);
  expect(Object.values(filters)).toEqual(["All Games", "Upcoming", "Completed"]);
  expect([players, touchdowns, tackles]).toEqual([
    "Players with Stats",
    "Total Touchdowns",
    "Total Tackles",
  ]);
  expect([gamesMessages.wins("Flag Falcons"), tie]).toEqual(["Flag Falcons wins", "Tie game"]);
  expect([collect, continueCollecting, viewResults]).toEqual([
    "Collect Stats",
    "Continue Stats",
    "View Results",
  ]);
  expect([loading, failed]).toEqual(["Loading games...", "Failed to load games"]);
  expect({ emptyTitle, ...emptyText }).toEqual({
    emptyTitle: "No games found",
    all: "No games have been created for this season.",
    upcoming: "No upcoming games scheduled.",
    completed: "No completed games yet.",
  });
});
