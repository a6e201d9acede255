import { describe, expect, test } from "vitest";
import { othersScoring, type SeenDevice, scoringNow, whenSeen } from "./who-scores.ts";

const NOW = Date.parse("2026-11-27T20:00:00Z");
const me = { deviceId: "mine", userId: "sam" };
const device = (deviceId: string, userId: string, secondsAgo: number): SeenDevice => ({
  deviceId,
  userId,
  name: userId,
  seenAt: NOW - secondsAgo * 1_000,
});
const told = (seen: readonly SeenDevice[], self: Parameters<typeof othersScoring>[1] = me) =>
  othersScoring(seen, self, NOW).map(({ name, seconds, isSelf, isSilent }) => [
    name,
    seconds,
    isSelf,
    ...(isSilent ? ["silent"] : []),
  ]);

describe("who else scores a game (D69)", () => {
  test.each<[string, readonly SeenDevice[], unknown]>([
    ["nobody", [], []],
    ["only this phone", [device("mine", "sam", 3)], []],
    ["another phone", [device("mine", "sam", 3), device("b", "jo", 20)], [["jo", 20, false]]],
    [
      "the newest first",
      [device("b", "jo", 90), device("c", "kim", 5)],
      [
        ["kim", 5, false],
        ["jo", 90, false],
      ],
    ],
    ["two phones of one person", [device("b", "jo", 90), device("c", "jo", 5)], [["jo", 5, false]]],
    ["the same person on another phone", [device("b", "sam", 7)], [["sam", 7, true]]],
    ["silent for just under ten minutes", [device("b", "jo", 599)], [["jo", 599, false]]],
    ["silent for ten minutes", [device("b", "jo", 600)], [["jo", 600, false, "silent"]]],
    ["silent for just under an hour", [device("b", "jo", 3_599)], [["jo", 3_599, false, "silent"]]],
    ["silent for an hour", [device("b", "jo", 3_600)], []],
    [
      "one phone went silent, another one of the same person sends",
      [device("b", "jo", 900), device("c", "jo", 5)],
      [["jo", 5, false]],
    ],
    ["never older than it says", [device("b", "jo", 20.2)], [["jo", 21, false]]],
    ["right now, and with a clock that was set back", [device("b", "jo", -30)], [["jo", 1, false]]],
  ])("%s", (_, seen, expected) => {
    expect(told(seen)).toEqual(expected);
  });

  test("a narrow place drops who has been silent for ten minutes", () => {
    const seen = [device("b", "jo", 599), device("c", "kim", 600)];
    expect(scoringNow(othersScoring(seen, me, NOW)).map(({ name }) => name)).toEqual(["jo"]);
  });

  test("an admin who only watches sees everybody", () => {
    const nobody = { deviceId: null, userId: null };
    expect(told([device("mine", "sam", 3)], nobody)).toEqual([["sam", 3, false]]);
  });

  test("the server sends an age, so a wrong clock on the phone does not matter", () => {
    expect(whenSeen(20, NOW)).toBe(NOW - 20_000);
  });
});
