import { expect, it } from "vitest";
import { type LastEntry, mayBeRain } from "./wet-glass.ts";

const tackle = { stat: "tackle", teamId: "v", playerId: "p7" } as const;
const sack = { stat: "sack", teamId: "v", playerId: "p7" } as const;
const last: LastEntry = { choice: tackle, cell: "tile:p7", at: 1000 };

it.each([
  [
    "the identical entry on the same cell at 399 ms asks",
    last,
    "tile:p7",
    1399,
    tackle,
    false,
    true,
  ],
  ["at 400 ms it does not", last, "tile:p7", 1400, tackle, false, false],
  ["on another cell it does not", last, "stat:tackle", 1010, tackle, false, false],
  ["another entry on the same cell does not", last, "tile:p7", 1010, sack, false, false],
  ["a touch on the cell that has just recorded asks", last, "tile:p7", 1100, null, true, true],
  ["a touch in the middle of the next entry does not", last, "tile:p7", 1100, null, false, false],
  ["nothing was recorded before", null, "tile:p7", 1010, tackle, false, false],
] as const)("wet glass: %s", (_name, before, cell, at, commit, wasIdle, asks) => {
  expect(mayBeRain(before, { cell, at }, commit, wasIdle)).toBe(asks);
});
