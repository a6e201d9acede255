import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import { byDayAndTime } from "./game-order.ts";

it("orders games by day, time and id; a time to be announced comes last of its day", () => {
  const games = [
    makeGame({ id: "next day", gameDate: "2026-11-22", gameTime: "09:00" }),
    makeGame({ id: "announced later", gameDate: "2026-11-21", gameTime: null }),
    makeGame({ id: "evening b", gameDate: "2026-11-21", gameTime: "18:00" }),
    makeGame({ id: "evening a", gameDate: "2026-11-21", gameTime: "18:00" }),
    makeGame({ id: "morning", gameDate: "2026-11-21", gameTime: "09:00" }),
  ];
  expect(games.toSorted(byDayAndTime).map(({ id }) => id)).toEqual([
    "morning",
    "evening a",
    "evening b",
    "announced later",
    "next day",
  ]);
});
