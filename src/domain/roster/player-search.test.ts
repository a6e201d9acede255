import { expect, it } from "vitest";
import { matchesPlayer } from "./player-search.ts";

it.each([
  ["nunez", true],
  ["NÚÑ", true],
  ["  lena ", true],
  ["17", true],
  ["1", false],
  ["park", false],
  ["", true],
])("%j finds #17 Lena Núñez: %s", (search, isFound) => {
  expect(matchesPlayer({ name: "Lena Núñez", jerseyNumber: "17" }, search)).toBe(isFound);
});

it.each([
  ["Łukasz Żółty", "lukasz zolty"],
  ["Søren Brønsted", "bronst"],
  ["Renée D'Arcy", "renee d'a"],
])("%s, who has no number, is found by what a keyboard has: %s", (name, search) => {
  expect(matchesPlayer({ name, jerseyNumber: null }, search)).toBe(true);
});
