import { expect, test } from "vitest";
import { gamePassesMessages } from "../../src/features/game-passes/game-passes-messages.ts";
import { gameWorkMessages } from "../../src/features/season-clubs/games/game-work-messages.ts";
import { isTest, sourcesIn } from "../architecture/source-files.ts";

/** A way to a page calls it as the quoted ones do ("Back to Games", P §2). */
test("a way back or on names its page with a capital", () => {
  const ways = [...sourcesIn(["src"])]
    .filter(([file]) => /messages\.tsx?$/.test(file) && !isTest(file))
    .flatMap(([, source]) => source.match(/"(?:Back to|To the) [^".…]*"/g) ?? []);
  expect(ways).toContain('"Back to Games"');
  expect(ways.filter((way) => !/^"(?:Back to|To) (?:the )?[A-Z]/.test(way))).toEqual([]);
});

test("the way back from a day's passes calls the page as it calls itself, not as the menu's Games", () => {
  expect(gamePassesMessages.backToSchedule).toBe(`Back to ${gameWorkMessages.page.title}`);
});
