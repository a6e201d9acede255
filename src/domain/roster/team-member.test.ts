import { expect, test } from "vitest";
import { isShortOfGames } from "./team-member.ts";

test.each([
  [{ regularGames: 2, playoffMinGames: 3 }, true],
  [{ regularGames: 3, playoffMinGames: 3 }, false],
  [{ regularGames: 0, playoffMinGames: null }, false],
  // A copy of an older version has neither the league's demand nor the games.
  [{ regularGames: 0 }, false],
])("%j: short of games for the playoffs is %s", (member, isShort) => {
  expect(isShortOfGames(member)).toBe(isShort);
});
