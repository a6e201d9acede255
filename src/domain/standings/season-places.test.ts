import { describe, expect, test } from "vitest";
import { playerFigures, playerSeason } from "../../../tests/helpers/builders/make-season-lines.ts";
import { leaderLists } from "./leaders/leader-lists.ts";
import { placesOf, seasonPlaces } from "./season-places.ts";
import { SEASON_STAGES } from "./season-stage.ts";

const ada = playerSeason("ada", playerFigures({ tackles: 9, sacks: 2 }, 3), {
  playoffs: playerFigures({ tackles: 1, sacks: 2 }),
});
const bo = playerSeason("bo", playerFigures({ tackles: 7, sacks: 4 }, 3), {
  playoffs: playerFigures({ tackles: 2, sacks: 1 }),
});
const players = [ada, bo, playerSeason("cy")];
const places = seasonPlaces(players);
const shown = (stage: (typeof SEASON_STAGES)[number], playerId: string) =>
  placesOf(places, stage, playerId).map(({ list, rank }) => `${rank} ${list}`);

describe("a player's places among the season's leaders (D46)", () => {
  test("the best first, each part of the season for itself", () => {
    expect(shown("all", "ada")).toEqual(["1 tackles", "2 sacks"]);
    expect(shown("regular", "ada")).toEqual(["1 tackles"]);
    expect(shown("playoffs", "ada")).toEqual(["1 sacks", "2 tackles"]);
  });

  test("nobody has a place with nothing, or who is unknown", () => {
    expect(shown("all", "cy")).toEqual([]);
    expect(shown("all", "nobody")).toEqual([]);
  });

  test.each(SEASON_STAGES)("are the lines of the dashboard's lists: %s", (stage) => {
    const tabs = (["offense", "defense"] as const).map((tab) =>
      leaderLists({ teams: [], players }, tab, stage),
    );
    const lines = tabs.flat().flatMap(({ id, lines }) => lines.map(({ rank }) => `${rank} ${id}`));
    expect(places[stage].map(({ list, rank }) => `${rank} ${list}`)).toEqual(lines);
  });
});
