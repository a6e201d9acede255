import { expect, test } from "vitest";
import { firstTeams } from "./first-teams.ts";

const groups = [
  { name: "East", rosters: ["Aces", "Bears", "Crows"] },
  { name: "West", rosters: ["Ducks"] },
  { name: null, rosters: ["Elks", "Foxes"] },
];
const drawn = (length: number) =>
  firstTeams(groups, length).map(({ group, drawn }) => [group.name, ...drawn]);

test("a long list is drawn division by division, as far as it goes by now", () => {
  expect(drawn(2)).toEqual([["East", "Aces", "Bears"]]);
  expect(drawn(5)).toEqual([
    ["East", "Aces", "Bears", "Crows"],
    ["West", "Ducks"],
    [null, "Elks"],
  ]);
  expect(drawn(36)).toEqual(groups.map(({ name, rosters }) => [name, ...rosters]));
});
