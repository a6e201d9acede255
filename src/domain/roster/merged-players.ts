import type { Player } from "../game/player.ts";
import { compareByJersey } from "./player-order.ts";

/**
 * Players as labels show them: whoever was merged with another player bears that one's name and
 * number, wherever a game's log names the old id (D33). In: all players of a season. Out: a new
 * list, in the same order.
 */
export function withMergedLabels(players: readonly Player[]): Player[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  return players.map((player) => {
    const shown = player.mergedInto == null ? undefined : byId.get(player.mergedInto);
    if (shown === undefined) return player;
    return { ...player, name: shown.name, jerseyNumber: shown.jerseyNumber };
  });
}

/** In: the players of a season. Out: as whom somebody counts, themselves unless merged (D33). */
export function personOf(
  playersById: ReadonlyMap<string, Pick<Player, "mergedInto">>,
  playerId: string,
): string {
  return playersById.get(playerId)?.mergedInto ?? playerId;
}

/** In: players. Out: without those who count as another one of them, so that each person is there once. */
export function onePerPerson(players: readonly Player[]): Player[] {
  const ids = new Set(players.map(({ id }) => id));
  return players.filter(({ mergedInto }) => mergedInto === null || !ids.has(mergedInto));
}

/**
 * With whom an admin may merge a player (D33): a walk-on with anybody of the season, anybody else
 * with a teammate. The teammates come first, each part in jersey order. In: who is merged, all players of the season.
 */
export function mergeTargets(from: Player, players: readonly Player[]): Player[] {
  const others = players.filter(
    (player) =>
      player.id !== from.id &&
      player.isActive &&
      player.mergedInto == null &&
      (from.isWalkOn || player.teamId === from.teamId),
  );
  const isMate = (player: Player) => player.teamId === from.teamId;
  return [
    ...others.filter(isMate).sort(compareByJersey),
    ...others.filter((player) => !isMate(player)).sort(compareByJersey),
  ];
}
