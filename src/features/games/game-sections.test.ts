import { describe, expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../../domain/game/game.ts";
import { firstCards, gameSections, isInRows, mainGame } from "./game-sections.ts";

const TODAY = "2026-11-21";
const item = (id: string, columns: Partial<Game>) => {
  const game = makeGame({ id, ...columns });
  return { game, visitorName: "Falcons", homeName: "Storm" };
};
const GAMES = [
  item("live", { gameDate: TODAY, liveEntries: 1 }),
  item("today", { gameDate: TODAY }),
  item("next-a", { gameDate: "2026-11-22", gameTime: "09:00" }),
  item("next-b", { gameDate: "2026-11-22", gameTime: "10:00" }),
  item("later", { gameDate: "2026-12-05" }),
  item("done", { gameDate: "2026-11-14", isCompleted: true }),
  item("missed", { gameDate: "2026-11-07" }),
];

const drawn = (length: number, games = GAMES) =>
  firstCards(gameSections(games, TODAY), length).map(({ key, count, days }) => [
    key,
    count,
    days.map(({ date, items }) => [date, items.map(({ game }) => game.id)]),
  ]);

describe("the list under its headings", () => {
  it("is live, today, coming up, earlier", () => {
    expect(drawn(100)).toEqual([
      ["live", 1, [[null, ["live"]]]],
      ["today", 1, [[null, ["today"]]]],
      ["upcoming", 3, [[null, ["next-a", "next-b", "later"]]]],
      ["earlier", 2, [[null, ["done", "missed"]]]],
    ]);
  });

  it("has its dates as headings where a day has a row of games", () => {
    const many = [
      ...["a", "b", "c", "d"].map((id) => item(id, { gameDate: "2026-11-22" })),
      ...["e", "f"].map((id) => item(id, { gameDate: "2026-12-05" })),
    ];
    const byDate = [
      ["2026-11-22", ["a", "b", "c", "d"]],
      ["2026-12-05", ["e", "f"]],
    ];
    expect(drawn(100, many)).toEqual([["upcoming", 6, byDate]]);
  });

  it("has its dates as headings wherever it is in rows, and cards for what runs or comes today", () => {
    const rows = gameSections(GAMES, TODAY, true);
    expect(rows.map(({ key, days }) => [key, isInRows(key), days.map(({ date }) => date)])).toEqual(
      [
        ["live", false, [null]],
        ["today", false, [null]],
        ["upcoming", true, ["2026-11-22", "2026-12-05"]],
        ["earlier", true, ["2026-11-14", "2026-11-07"]],
      ],
    );
  });

  it("is drawn as far as asked, and each heading still tells of all", () => {
    expect(drawn(3)).toEqual([
      ["live", 1, [[null, ["live"]]]],
      ["today", 1, [[null, ["today"]]]],
      ["upcoming", 3, [[null, ["next-a"]]]],
    ]);
  });

  it.each([
    ["live", GAMES],
    ["today", GAMES.slice(1)],
    ["next-a", GAMES.slice(2)],
    [undefined, GAMES.slice(5)],
  ])("its main action is that of %s", (id, games) => {
    expect(mainGame(gameSections(games, TODAY))?.game.id).toBe(id);
  });

  it("its main action is that of the scorekeeper's own running game", () => {
    const own = { ...item("own", { gameDate: "2026-11-14", liveEntries: 1 }), isOwn: true };
    const sections = gameSections([...GAMES, own], TODAY);
    expect(sections[0]?.days[0]?.items.map(({ game }) => game.id)).toEqual(["own", "live"]);
    expect(mainGame(sections)?.game.id).toBe("own");
  });

  it("never has the main action at a game that will not be played (D46a)", () => {
    const games = [
      item("cancelled", { gameDate: TODAY, outcome: "cancelled" }),
      item("forfeited", { gameDate: TODAY, outcome: "forfeit" }),
      item("postponed", { gameDate: "2026-11-22", outcome: "postponed" }),
    ];
    expect(mainGame(gameSections(games, TODAY))?.game.id).toBe("postponed");
  });
});
