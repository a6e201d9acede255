import { expect, it } from "vitest";
import { SCORING_ROWS } from "./scoring-rows.ts";

it("says what each play counts on the scoreboard and for a player (D26, D40, D41)", () => {
  expect(SCORING_ROWS.map(({ play, score, fantasy }) => [play, score, fantasy])).toEqual([
    ["PASS TD", 6, "4 passer, 6 receiver"],
    ["RUSH TD", 6, "6"],
    ["EXTRA POINT · 5 yard", 1, "1"],
    ["EXTRA POINT · 10 yard", 2, "2"],
    ["EXTRA POINT · 20 yard", 3, "3"],
    ["TACKLE", 0, "1"],
    ["INTERCEPTION", 0, "2"],
    ["SACK", 0, "3 with its tackle"],
    ["SAFETY", 2, "6"],
    ["DEF TD · interception return", 6, "8"],
    ["DEF TD · fumble return", 6, "8"],
    ["DEF TD · conversion return", 2, "2"],
  ]);
});
