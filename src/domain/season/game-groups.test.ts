import { describe, expect, test } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../game/game.ts";
import { groupGames, inGroupOrder } from "./game-groups.ts";
import { type ListedGame, matchesSearch } from "./game-list.ts";

const listed = (id: string, game: Partial<Game>, names = ["Falcons", "Storm"]): ListedGame => ({
  game: makeGame({ id, ...game }),
  visitorName: names[0] ?? "",
  homeName: names[1] ?? "",
});

const TODAY = "2026-11-21";
const ids = (items: readonly ListedGame[]) => items.map((item) => item.game.id);

describe("D48: the picker's list", () => {
  test("today by time and field, then upcoming, past open, completed", () => {
    const groups = groupGames(
      [
        listed("later", { gameDate: "2026-12-05" }),
        listed("sooner", { gameDate: "2026-11-22", gameTime: "18:00" }),
        listed("sooner-early", { gameDate: "2026-11-22", gameTime: "09:00" }),
        listed("tba", { gameDate: TODAY }),
        listed("ten-b", { gameDate: TODAY, gameTime: "10:00", fieldLocation: "Field B" }),
        listed("ten-z", { gameDate: TODAY, gameTime: "10:00", fieldLocation: "Field A" }),
        listed("nine-done", { gameDate: TODAY, gameTime: "09:00", isCompleted: true }),
        listed("old-open", { gameDate: "2026-11-01" }),
        listed("recent-open", { gameDate: "2026-11-14" }),
        listed("old-done", { gameDate: "2026-11-01", isCompleted: true }),
        listed("recent-done", { gameDate: "2026-11-14", isCompleted: true }),
      ],
      TODAY,
    );
    expect({
      today: ids(groups.today),
      upcoming: ids(groups.upcoming),
      pastOpen: ids(groups.pastOpen),
      completed: ids(groups.completed),
    }).toEqual({
      today: ["nine-done", "ten-z", "ten-b", "tba"],
      upcoming: ["sooner-early", "sooner", "later"],
      pastOpen: ["recent-open", "old-open"],
      completed: ["recent-done", "old-done"],
    });
  });

  test("a scorekeeper's own running games come first of the day's and of those left open", () => {
    const running = (id: string, gameDate: string, gameTime: string) =>
      listed(id, { gameDate, gameTime, liveEntries: 1 });
    const own = (game: ListedGame) => ({ ...game, isOwn: true });
    const groups = groupGames(
      [
        running("other", TODAY, "09:00"),
        own(running("own", TODAY, "10:00")),
        running("other-left", "2026-11-14", "09:00"),
        own(running("own-left", "2026-11-07", "09:00")),
      ],
      TODAY,
    );
    expect(ids(groups.today)).toEqual(["own", "other"]);
    expect(ids(groups.pastOpen)).toEqual(["own-left", "other-left"]);
  });

  test("a scorekeeper's own running game is first after midnight, too", () => {
    const own = { ...listed("own", { gameDate: "2026-11-20", liveEntries: 1 }), isOwn: true };
    const groups = groupGames([listed("today", { gameDate: TODAY }), own], TODAY);
    expect(inGroupOrder(groups).map(({ items }) => ids(items))).toEqual([["own"], ["today"]]);
  });

  test("S20: a game whose day is damaged here stands after today's, not among the old ones", () => {
    const lost = { gameDate: "", unreadable: ["gameDate"] };
    const groups = groupGames(
      [listed("lost", lost), listed("done", { ...lost, isCompleted: true }), listed("old", {})],
      "2026-12-01",
    );
    expect(inGroupOrder(groups).map(({ group, items }) => [group, ids(items)])).toEqual([
      ["undated", ["lost"]],
      ["pastOpen", ["old"]],
      ["completed", ["done"]],
    ]);
  });

  test.each([
    ["", true],
    ["falc", true],
    ["STORM", true],
    ["águila", false],
    ["week 1", true],
    ["week 11", false],
    ["field 1", true],
    ["turf", false],
    ["falcons field", true],
    ["playoff", false],
  ])("search %j: %j", (search, found) => {
    const item = listed("game", { weekNumber: 1, fieldLocation: "Field 1" });
    expect(matchesSearch(item, search)).toBe(found);
  });

  test("a number is found as a whole", () => {
    const item = listed("game", { weekNumber: 11, fieldLocation: "Field 2" });
    expect(["1", "week 1", "11", "2"].map((search) => matchesSearch(item, search))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("search ignores accents on both sides", () => {
    const item = listed("game", {}, ["Águilas", "Storm"]);
    expect(matchesSearch(item, "aguilas")).toBe(true);
    expect(matchesSearch(item, "ÁGUILAS storm")).toBe(true);
    expect(groupGames([item], TODAY, "nobody").completed).toEqual([]);
  });
});
