import { expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { gameInWords } from "./game-in-words.ts";

it("says the score once there is one, live ones too (D46c), else who meets whom", () => {
  const words = (columns: Parameters<typeof makeGame>[0]) =>
    gameInWords(makeGame({ visitorScore: 13, homeScore: 8, ...columns }), "Falcons", "Storm");
  expect(words({ isCompleted: true, liveEntries: 1 })).toBe("Falcons 13 – Storm 8");
  expect(words({ isCompleted: false, liveEntries: 1 })).toBe("Falcons 13 – Storm 8");
  expect(words({ isCompleted: false, liveEntries: 0 })).toBe("Falcons at Storm");
  expect(words({ isCompleted: true, outcome: "cancelled" })).toBe("Falcons at Storm");
});

it("leaves each team its own score where names are written from right to left", () => {
  const game = makeGame({ isCompleted: true, visitorScore: 13, homeScore: 8 });
  expect(gameInWords(game, "נשרים", "الصقور")).toBe("\u2068נשרים\u2069 13 – \u2068الصقور\u2069 8");
});
