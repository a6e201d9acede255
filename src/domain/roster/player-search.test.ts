import { expect, it } from "vitest";
import { playerSearch } from "./player-search.ts";

it.each([
  ["nunez", true],
  ["NÚÑ", true],
  ["  lena ", true],
  ["17", true],
  ["1", false],
  ["park", false],
  ["", true],
])("%j finds #17 Lena Núñez: %s", (search, isFound) => {
  expect(playerSearch(search)({ name: "Lena Núñez", jerseyNumber: "17" })).toBe(isFound);
});

it.each([
  ["Łukasz Żółty", "lukasz zolty"],
  ["Søren Brønsted", "bronst"],
  ["Renée D'Arcy", "renee d'a"],
])("%s, who has no number, is found by what a keyboard has: %s", (name, search) => {
  expect(playerSearch(search)({ name, jerseyNumber: null })).toBe(true);
});
