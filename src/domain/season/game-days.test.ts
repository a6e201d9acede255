import { describe, expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../game/game.ts";
import { datesOf, type GameDay, gamePlace, gamesByDay, scheduleOf } from "./game-days.ts";
import type { ListedGame } from "./game-list.ts";

const listed = (id: string, game: Partial<Game>): ListedGame => ({
  game: makeGame({ id, ...game }),
  visitorName: "Falcons",
  homeName: "Storm",
});

const TODAY = "2026-11-21";
const ids = (items: readonly ListedGame[]) => items.map(({ game }) => game.id);
const byDate = (days: readonly GameDay[]) => days.map(({ date, items }) => [date, ids(items)]);

const SEASON = [
  listed("december", { gameDate: "2026-12-05" }),
  listed("tomorrow-noon", { gameDate: "2026-11-22", gameTime: "12:00" }),
  listed("tomorrow-nine", { gameDate: "2026-11-22", gameTime: "09:00" }),
  listed("today-three-b", { gameDate: TODAY, gameTime: "15:00", fieldLocation: "Field B" }),
  listed("today-three-a", { gameDate: TODAY, gameTime: "15:00", fieldLocation: "Field A" }),
  listed("today-done", { gameDate: TODAY, gameTime: "09:00", isCompleted: true }),
  listed("today-live", { gameDate: TODAY, gameTime: "10:00", liveEntries: 1 }),
  listed("past-midnight", { gameDate: "2026-11-20", gameTime: "23:00", liveEntries: 1 }),
  listed("left-open", { gameDate: "2026-11-14", liveEntries: 1 }),
  listed("missed", { gameDate: "2026-11-14" }),
  listed("done", { gameDate: "2026-11-14", gameTime: "09:00", isCompleted: true }),
  listed("long-done", { gameDate: "2026-11-07", isCompleted: true }),
  listed("played-early", { gameDate: "2026-12-12", isCompleted: true }),
];

describe("the dashboard's list", () => {
  it("puts the games of 'My team' first on their day and keeps the order of days", () => {
    const marked = SEASON.map((item) =>
      ["today-three-b", "tomorrow-noon", "december"].includes(item.game.id)
        ? { ...item, isOfMyTeam: true }
        : item,
    );
    const { today, upcoming } = gamesByDay(marked, TODAY);
    expect(ids(today)).toEqual(["today-three-b", "today-done", "today-three-a"]);
    expect(byDate(upcoming)).toEqual([
      ["2026-11-22", ["tomorrow-noon", "tomorrow-nine"]],
      ["2026-12-05", ["december"]],
    ]);
  });

  it("is what is live, then today by time and field, then what comes, then what was (D46c, D48)", () => {
    const { live, today, upcoming, earlier } = gamesByDay(SEASON, TODAY);
    expect(ids(live)).toEqual(["today-live", "past-midnight"]);
    expect(ids(today)).toEqual(["today-done", "today-three-a", "today-three-b"]);
    expect(byDate(upcoming)).toEqual([
      ["2026-11-22", ["tomorrow-nine", "tomorrow-noon"]],
      ["2026-12-05", ["december"]],
    ]);
    expect(byDate(earlier)).toEqual([
      ["2026-12-12", ["played-early"]],
      ["2026-11-14", ["done", "left-open", "missed"]],
      ["2026-11-07", ["long-done"]],
    ]);
  });

  it("keeps the scorekeeper's own running game first, however long ago its day was", () => {
    const { live, earlier } = gamesByDay(
      SEASON.map((item) => (item.game.id === "left-open" ? { ...item, isOwn: true } : item)),
      TODAY,
    );
    expect(ids(live)).toEqual(["left-open", "today-live", "past-midnight"]);
    expect(byDate(earlier)).toContainEqual(["2026-11-14", ["done", "missed"]]);
  });

  it.each([
    ["2026-03-07", "2026-03-08", "live"],
    ["2026-03-07", "2026-03-09", "earlier"],
    ["2026-10-31", "2026-11-01", "live"],
    ["2026-12-31", "2027-01-01", "live"],
    ["2026-11-22", TODAY, "live"],
    ["", TODAY, "live"],
  ])("a running game of %s is on %s %s, where the clock changes, too", (gameDate, today, place) => {
    expect(gamePlace(makeGame({ gameDate, liveEntries: 1 }), today)).toBe(place);
  });

  it("S20: a game whose day is damaged here has a place of its own, and no date to jump to", () => {
    const lost = listed("lost", { gameDate: "", unreadable: ["gameDate"] });
    const { undated, earlier } = gamesByDay([lost], TODAY);
    expect([ids(undated), earlier]).toEqual([["lost"], []]);
    expect(datesOf([lost])).toEqual([]);
  });

  it("has every game once", () => {
    const { live, today, upcoming, earlier } = gamesByDay(SEASON, TODAY);
    const shown = [...live, ...today, ...[...upcoming, ...earlier].flatMap(({ items }) => items)];
    expect(ids(shown).sort()).toEqual(ids(SEASON).sort());
  });

  it("knows the dates to jump to, in order, with their games", () => {
    expect(datesOf(SEASON)).toEqual([
      { date: "2026-11-07", count: 1 },
      { date: "2026-11-14", count: 3 },
      { date: "2026-11-20", count: 1 },
      { date: TODAY, count: 4 },
      { date: "2026-11-22", count: 2 },
      { date: "2026-12-05", count: 1 },
      { date: "2026-12-12", count: 1 },
    ]);
  });
});

it("is a schedule from the first day to the last, whatever has become of a game; unknown days are last", () => {
  const some = [
    ...SEASON.filter(({ game }) => game.gameDate !== TODAY),
    listed("lost", { gameDate: "" }),
  ];
  expect(byDate(scheduleOf(some.toReversed()))).toEqual([
    ["2026-11-07", ["long-done"]],
    ["2026-11-14", ["done", "left-open", "missed"]],
    ["2026-11-20", ["past-midnight"]],
    ["2026-11-22", ["tomorrow-nine", "tomorrow-noon"]],
    ["2026-12-05", ["december"]],
    ["2026-12-12", ["played-early"]],
    ["", ["lost"]],
  ]);
});
