import { expect, test } from "vitest";
import { firstTexts } from "./first-texts.ts";

const games = (count: number) => Array.from({ length: count }, (_, n) => `Game ${n} is odd`);

test.each([
  ["none", [], undefined, [], null],
  ["five", games(5), undefined, games(5), null],
  ["six", games(6), undefined, games(5), "and 1 more"],
  ["nine", games(9), undefined, games(5), "and 4 more"],
  ["the first of many", games(5), 312, games(5), "and 307 more"],
  ["one of many", games(1), 2, games(1), "and 1 more"],
] as const)(
  "A §8: of %s the first five and the count of the rest",
  (_name, texts, count, shown, more) => {
    expect(firstTexts(texts, count)).toEqual({ shown, more });
  },
);

test("the same sentence stands once, with how often it is there", () => {
  const down = "The league provider is down.";
  expect(firstTexts([down, "Game 1 is odd", down, down], 10)).toEqual({
    shown: [`${down} (3 times)`, "Game 1 is odd"],
    more: "and 6 more",
  });
});
