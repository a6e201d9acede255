import { expect, test } from "vitest";
import { playerFigures } from "../../../tests/helpers/builders/make-season-lines.ts";
import { careerOf } from "./figures-of-log.ts";

const season = (id: string, lastGameDate: string, tackles: number, games: number) => ({
  id,
  seasonId: `season of ${id}`,
  seasonName: `Season ${id}`,
  teamId: "falcons",
  teamName: "Falcons",
  lastGameDate,
  ...playerFigures({ tackles }, games, tackles),
});

test("a career has its seasons, the latest first, and their sum", () => {
  const spring = season("spring", "2026-05-09", 4, 3);
  const fall = season("fall", "2026-11-21", 7, 5);
  const career = careerOf([spring, fall], "fall");
  expect(career?.seasons.map(({ id }) => id)).toEqual(["fall", "spring"]);
  expect(career?.total).toEqual(playerFigures({ tackles: 11 }, 8, 11));
});

test("the player's own season alone is no career; another season alone is one", () => {
  const spring = season("spring", "2026-05-09", 4, 3);
  expect(careerOf([], "fall")).toBeNull();
  expect(careerOf([spring], "spring")).toBeNull();
  expect(careerOf([spring], "fall")?.total.gamesPlayed).toBe(3);
});
