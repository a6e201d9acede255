import { plus } from "../../../domain/game/fold-lines.ts";
import type { Player } from "../../../domain/game/player.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import type { PlayerRow } from "./player-rows.ts";

/**
 * A line a person: whoever was merged is one with whom they turned out to be, as on every other
 * screen (D33). Who corrects figures sees each line as it was recorded instead, because a
 * correction is of one of them.
 */
export function rowsByPerson(
  rows: readonly PlayerRow[],
  playersById: ReadonlyMap<string, Pick<Player, "mergedInto">>,
): PlayerRow[] {
  const byPerson = new Map<string, PlayerRow>();
  for (const row of rows) {
    const playerId = personOf(playersById, row.playerId);
    const known = byPerson.get(playerId);
    byPerson.set(playerId, known === undefined ? { ...row, playerId } : added(known, row));
  }
  return [...byPerson.values()];
}

function added(one: PlayerRow, other: PlayerRow): PlayerRow {
  return {
    ...one,
    counts: plus(one.counts, other.counts),
    fantasyPoints: one.fantasyPoints + other.fantasyPoints,
    corrections:
      one.corrections === null || other.corrections === null
        ? (one.corrections ?? other.corrections)
        : plus(one.corrections, other.corrections),
    outdatedBase: one.outdatedBase || other.outdatedBase,
  };
}
