import { expect, test } from "vitest";
import type { League } from "../../domain/season/season.ts";
import { leagueOfNew } from "./league-field.tsx";

const [open, coed] = [{ id: "open" }, { id: "coed" }] as League[];

test.each([
  ["the only league", [open], null, "open"],
  ["none of several", [open, coed], null, ""],
  ["the one that the list shows alone", [open, coed], "coed", "coed"],
  ["none if that one cannot take it", [open, { id: "u16" }], "coed", ""],
])("something new starts with %s", (_, leagues, filteredTo, leagueId) => {
  expect(leagueOfNew(leagues as League[], filteredTo)).toBe(leagueId);
});
