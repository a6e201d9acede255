import { expect, it } from "vitest";
import { isGameOf, type PickablePlayer, playersToPick } from "./pick-player.ts";

const makePlayer = (name: string, changes: Partial<PickablePlayer> = {}): PickablePlayer => ({
  id: name,
  name,
  jerseyNumber: null,
  teamId: "falcons",
  teamName: "Falcons",
  teamShortName: "Falcons",
  isActive: true,
  ...changes,
});
const many = Array.from({ length: 30 }, (_, at) => makePlayer(`Player ${at + 10}`));

it("shows 20 players, and 10 that a search finds (A §2)", () => {
  expect(playersToPick(many, "")).toHaveLength(20);
  expect(playersToPick(many, "player")).toHaveLength(10);
});

it.each([
  ["zoe", ["Zoë"]],
  ["#7", ["Zoë"]],
  ["storm", ["Abe"]],
  ["falcons z", ["Zoë"]],
  ["", ["Abe", "Zoë", "Ann"]],
])("finds by %j, whoever left comes last", (typed, names) => {
  const players = [
    makePlayer("Ann", { isActive: false }),
    makePlayer("Zoë", { jerseyNumber: "7" }),
    makePlayer("Abe", { teamId: "storm", teamName: "Storm" }),
  ];
  expect(playersToPick(players, typed).map(({ name }) => name)).toEqual(names);
});

it.each([
  ["falcons", [], true],
  ["storm", [], false],
  ["storm", [{ teamId: "falcons", until: "2026-10-01" }], true],
])("a player of %s, before %o, had to do with a game of the Falcons: %s", (teamId, before, is) => {
  const game = { visitorTeamId: "aces", homeTeamId: "falcons" };
  expect(isGameOf({ teamId, teamsBefore: before }, game)).toBe(is);
});
