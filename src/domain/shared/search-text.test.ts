import { expect, it } from "vitest";
import { foldText } from "./search-text.ts";

it.each([
  [" Pat O'Brien\n", "pat o'brien"],
  ["Núñez Ørsted", "nunez orsted"],
  // Accents that stand by themselves are accents too, and both are plain signs of a keyboard.
  ["A`B^C", "abc"],
  ["#17 [Hawks] _x_ ~", "#17 [hawks] _x_ ~"],
])("%j is compared as %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
