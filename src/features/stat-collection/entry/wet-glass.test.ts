import { expect, it } from "vitest";
import { type LastEntry, mayBeRain } from "./wet-glass.ts";

const tackle = { stat: "tackle", teamId: "v", playerId: "p7" } as const;
const sack = { stat: "sack", teamId: "v", playerId: "p7" } as const;
const last: LastEntry = { choice: tackle, cell: "tile:p7", at: 1000 };

it.each([
  ["the identical entry on the same cell at 399 ms asks", last, "tile:p7", 1399, tackle, true],
  ["at 400 ms it does not", last, "tile:p7", 1400, tackle, false],
  ["on another cell it does not", last, "stat:tackle", 1010, tackle, false],
  ["another entry on the same cell does not", last, "tile:p7", 1010, sack, false],
  ["a touch that completes nothing does not", last, "tile:p7", 1100, null, false],
  ["nothing was recorded before", null, "tile:p7", 1010, tackle, false],
] as const)("wet glass: %s", (_name, before, cell, at, commit, asks) => {
  expect(mayBeRain(before, { cell, at }, commit)).toBe(asks);
});
