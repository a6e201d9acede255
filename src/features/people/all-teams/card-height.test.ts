import { expect, it } from "vitest";
import { cardHeight } from "./card-height.ts";

const TEAM = { active: 11, injured: 0 };

it.each([
  ["a phone's slip", TEAM, false, 1, 88],
  ["a phone's open list", TEAM, true, 1, 750],
  ["two columns of people", TEAM, true, 2, 461],
  ["three columns of people", TEAM, true, 3, 367],
  ["a closed card on a laptop", TEAM, false, 2, 178],
  ["somebody on injured reserve", { active: 11, injured: 1 }, false, 2, 263],
] as const)("a card's first height fits %s", (_, people, isOpen, columns, height) => {
  expect(cardHeight(people, isOpen, columns)).toBe(height);
});
