import { plus } from "../../../domain/game/fold/fold-lines.ts";
import type { Player } from "../../../domain/game/player.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import { groupBy } from "../../../domain/shared/group-by.ts";
import type { PlayerRow } from "./player-rows.ts";

/**
 * A line a person: whoever was merged is one with whom they turned out to be, as on every other
 * screen (D33). The line keeps whose figures it adds up, the person's own first, because a
 * correction is of one of them.
 */
export function rowsByPerson(
  rows: readonly PlayerRow[],
  playersById: ReadonlyMap<string, Pick<Player, "mergedInto">>,
): PlayerRow[] {
  const byPerson = groupBy(rows, ({ playerId }) => personOf(playersById, playerId));
  return [...byPerson].flatMap(([playerId, recorded]) => {
    const isOwn = (row: PlayerRow) => row.playerId === playerId;
    const [first, ...others] = [
      ...recorded.filter(isOwn),
      ...recorded.filter((row) => !isOwn(row)),
    ];
    return first === undefined ? [] : [others.reduce(added, { ...first, playerId })];
  });
}

function added(one: PlayerRow, other: PlayerRow): PlayerRow {
  return {
    ...one,
    parts: [...one.parts, ...other.parts],
    counts: plus(one.counts, other.counts),
    fantasyPoints: one.fantasyPoints + other.fantasyPoints,
    corrections:
      one.corrections === null || other.corrections === null
        ? (one.corrections ?? other.corrections)
        : plus(one.corrections, other.corrections),
    outdatedBase: one.outdatedBase || other.outdatedBase,
  };
}
