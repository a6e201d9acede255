import { expect, it } from "vitest";
import { makePlayer, playersById } from "../../../../tests/helpers/builders/make-player.ts";
import { briefTeamName, gameNames } from "./game-names.ts";

const names = gameNames(
  { id: "v", name: "Flag Falcons" },
  { id: "h", name: "Storm Chasers" },
  playersById(
    makePlayer({ id: "p7", name: "Ada Reyes 7", jerseyNumber: "7" }),
    makePlayer({ id: "px", name: "Sam Lee" }),
  ),
);

it.each([
  [names.player("p7"), "#7 Ada Reyes"],
  [names.brief("p7"), "#7 Reyes"],
  [names.spoken("p7"), "number 7 Ada Reyes"],
  [names.player("px"), "#? Sam Lee"],
  [names.spoken("px"), "Sam Lee"],
  [names.brief(null), "Unknown player"],
  [names.spoken("nobody"), "number ?? Unknown Player"],
  [names.briefTeam("h"), "Chasers"],
  [briefTeamName("Red Hawks", "Blue Hawks"), "Red Hawks"],
])("players and teams are called %s", (said, expected) => {
  expect(said).toBe(expected);
});
