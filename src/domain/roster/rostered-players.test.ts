import { expect, test } from "vitest";
import { eventOf, GAME_ID, HOME, TEAMS, testId } from "../../../tests/helpers/build-log.ts";
import { foldGame } from "../game/fold.ts";
import type { Player } from "../game/player.ts";
import { rosteredPlayers } from "./rostered-players.ts";

const [ADA, BEN, NOBODY] = [testId(101), testId(102), testId(103)];
const player = (id: string, jerseyNumber: string): Player => ({
  id,
  teamId: HOME,
  name: "Ada Reyes",
  jerseyNumber,
  isActive: true,
  isIr: false,
  irDate: null,
  isWalkOn: false,
  isSuspended: false,
});

test("D29: the rail in jersey order, without ids that nobody knows", () => {
  const roster = eventOf({
    type: "roster.changed.v1",
    payload: { teamId: HOME, add: [ADA, BEN, NOBODY], remove: [] },
  });
  const state = foldGame(GAME_ID, TEAMS, [roster]);
  const players = new Map([
    [ADA, player(ADA, "10")],
    [BEN, player(BEN, "2")],
  ]);
  const rail = rosteredPlayers(state, HOME, players);
  expect(rail.map((one) => one.id)).toEqual([BEN, ADA]);
  expect(rosteredPlayers(state, TEAMS.visitorTeamId, players)).toEqual([]);
});
