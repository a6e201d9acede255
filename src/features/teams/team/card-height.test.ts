import { expect, it } from "vitest";
import { cardHeight } from "./card-height.ts";

const TEAM = { active: 11, injured: 0 };

it.each([
  ["a phone's slip", TEAM, false, 1, 88],
  ["a phone's open list", TEAM, true, 1, 736],
  ["two columns of people", TEAM, true, 2, 447],
  ["three columns of people", TEAM, true, 3, 353],
  ["a closed card on a laptop", TEAM, false, 2, 164],
  ["somebody on injured reserve", { active: 11, injured: 1 }, false, 2, 249],
] as const)("a card's first height fits %s", (_, people, isOpen, columns, height) => {
  expect(cardHeight(people, isOpen, columns)).toBe(height);
});
