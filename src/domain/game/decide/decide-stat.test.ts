import { describe, expect, test } from "vitest";
import { HOME, testId } from "../../../../tests/helpers/builders/build-log.ts";
import { decideStat, type StatChoice } from "./decide-stat.ts";

const scorer = { teamId: HOME, playerId: testId(101) };

function entriesFor(choice: StatChoice) {
  let made = 0;
  const decision = decideStat(choice, () => testId(++made));
  const [fact, ...more] = decision.ok ? decision.value : [];
  expect(more).toEqual([]);
  return fact?.type === "stat.recorded.v1" ? fact.payload.entries : [];
}

const half = (number: number, details: object) => ({
  entryId: testId(number),
  ...scorer,
  ...details,
});

describe("D25–D28: one act is one event", () => {
  test.each<[string, StatChoice, object[]]>([
    ["tackle", { stat: "tackle", ...scorer }, [half(1, { statType: "tackle" })]],
    [
      "rush touchdown",
      { stat: "rush_touchdown", ...scorer },
      [half(1, { statType: "touchdown", statSubtype: "rush" })],
    ],
    [
      "pass touchdown, one entry with its passer (D27)",
      { stat: "pass_touchdown", passerPlayerId: testId(102), ...scorer },
      [half(1, { statType: "touchdown", statSubtype: "pass", passerPlayerId: testId(102) })],
    ],
    [
      "extra point",
      { stat: "extra_point", extraPointType: "10_yard", ...scorer },
      [half(1, { statType: "extra_point", extraPointType: "10_yard" })],
    ],
    [
      "sack with its automatic tackle (D25)",
      { stat: "sack", ...scorer },
      [half(1, { statType: "sack" }), half(2, { statType: "tackle", automatic: true })],
    ],
    [
      "interception return (D26)",
      { stat: "defensive_touchdown", way: "interception_return", ...scorer },
      [half(1, { statType: "interception" }), half(2, { statType: "defensive_touchdown" })],
    ],
    [
      "fumble return (D26)",
      { stat: "defensive_touchdown", way: "fumble_return", ...scorer },
      [half(1, { statType: "fumble" }), half(2, { statType: "defensive_touchdown" })],
    ],
    [
      "conversion return (D26)",
      { stat: "defensive_touchdown", way: "conversion_return", ...scorer },
      [half(1, { statType: "returned_conversion" })],
    ],
    [
      "unknown player (D28)",
      { stat: "safety", teamId: HOME, playerId: null },
      [{ entryId: testId(1), teamId: HOME, playerId: null, statType: "safety" }],
    ],
  ])("%s", (_, choice, entries) => {
    expect(entriesFor(choice)).toEqual(entries);
  });
});
