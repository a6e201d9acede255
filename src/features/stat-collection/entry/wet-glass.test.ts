import { expect, it } from "vitest";
import { type LastEntry, rainOn } from "./wet-glass.ts";

const tackle = { stat: "tackle", teamId: "v", playerId: "p7" } as const;
const sack = { stat: "sack", teamId: "v", playerId: "p7" } as const;
const last: LastEntry = { choice: tackle, cell: "tile:p7", at: 1000 };

it.each([
  ["the identical entry on the same cell at 399 ms asks", "tile:p7", 1399, tackle, "asks"],
  ["at 400 ms it counts", "tile:p7", 1400, tackle, null],
  ["on another cell it counts", "stat:tackle", 1010, tackle, null],
  ["another entry on the same cell counts", "tile:p7", 1010, sack, null],
  ["a bounce that would open a sheet is ignored", "tile:p7", 1100, null, "ignored"],
  ["a later touch may open one", "tile:p7", 1400, null, null],
] as const)("wet glass: %s", (_name, cell, at, commit, means) => {
  expect(rainOn(last, { cell, at }, commit)).toBe(means);
});
