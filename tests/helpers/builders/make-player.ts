import type { Player } from "../../../src/domain/game/player.ts";
import { VISITOR } from "./build-log.ts";

/** An active player of the visitors; `overrides` says what the test is about. */
export function makePlayer(overrides: Partial<Player> = {}): Player {
  return {
    id: "player",
    teamId: VISITOR,
    name: "Ada Reyes",
    jerseyNumber: null,
    isActive: true,
    isIr: false,
    irDate: null,
    isWalkOn: false,
    mergedInto: null,
    ...overrides,
  };
}

/** Players by their ids, as screens look them up. */
export function playersById(...players: readonly Player[]): ReadonlyMap<string, Player> {
  return new Map(players.map((player) => [player.id, player]));
}
