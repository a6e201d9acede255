import { expect, it } from "vitest";
import { makePlayer, playersById } from "../../../../tests/helpers/builders/make-player.ts";
import { gameNames } from "./game-names.ts";

const names = gameNames(
  { id: "v", name: "Flag Falcons", shortName: "Falcons" },
  { id: "h", name: "Storm Chasers", shortName: "Chasers" },
  playersById(
    makePlayer({ id: "p7", name: "Ada Reyes 7", jerseyNumber: "7" }),
    makePlayer({ id: "px", name: "Sam Lee" }),
    makePlayer({ id: "k", name: "Karl Møller", jerseyNumber: "9" }),
    makePlayer({ id: "e", name: "Eva Møller" }),
    makePlayer({ id: "gone", name: "Kim Møller", isActive: false }),
    makePlayer({ id: "other", teamId: "h", name: "Ida Møller" }),
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
  [names.short("k"), "K. Møller"],
  [names.short("e"), "E. Møller"],
  [names.short("gone"), "Møller"],
  [names.short("other"), "Møller"],
  [names.brief("k"), "#9 K. Møller"],
  [names.brief("nobody"), "#?? Unknown Player"],
  [names.briefTeam("h"), "Chasers"],
])("players and teams are called %s", (said, expected) => {
  expect(said).toBe(expected);
});
