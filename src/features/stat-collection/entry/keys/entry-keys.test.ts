import { expect, test } from "vitest";
import { PLAY_BUTTONS } from "../../../../domain/game/plays.ts";
import { SIDE_KEYS, UNDO_KEY } from "./entry-keys.ts";

test("each stat, each team and Undo have a letter of their own", () => {
  const stats = Object.values(PLAY_BUTTONS).map(({ key }) => key);
  const letters = [...stats, ...Object.values(SIDE_KEYS), UNDO_KEY];
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(letters.length);
});
