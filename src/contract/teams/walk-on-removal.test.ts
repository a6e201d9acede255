import { expect, it } from "vitest";
import { readWalkOnRemoval } from "./walk-on-removal.ts";

const ID = "5c0e0000-0000-4000-8000-000000000001";

it.each([
  [
    { outcome: "applied", player_ids: [ID], staying: 2 },
    { playerIds: [ID], staying: 2 },
  ],
  [
    { outcome: "unchanged", player_ids: [], staying: 0 },
    { playerIds: [], staying: 0 },
  ],
  [{ outcome: "applied" }, null],
  [{ player_ids: ["nobody"], staying: 0 }, null],
  [{ player_ids: [ID], staying: -1 }, null],
  ["<html>", null],
])("S2: %j is read as %j", (body, read) => {
  expect(readWalkOnRemoval(body)).toEqual(read);
});
