import type { Player } from "../game/player.ts";
import { compareByJersey } from "./player-order.ts";

/** Gives merged players the other's name and number, because a log keeps the old ids (D33). */
export function withMergedLabels(players: readonly Player[]): Player[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  return players.map((player) => {
    const shown = player.mergedInto == null ? undefined : byId.get(player.mergedInto);
    if (shown === undefined) return player;
    return { ...player, name: shown.name, jerseyNumber: shown.jerseyNumber };
  });
}

/** Returns the player that this one counts as: themselves unless merged (D33). */
export function personOf(
  playersById: ReadonlyMap<string, Pick<Player, "mergedInto">>,
  playerId: string,
): string {
  return playersById.get(playerId)?.mergedInto ?? playerId;
}

export function onePerPerson(players: readonly Player[]): Player[] {
  const ids = new Set(players.map(({ id }) => id));
  return players.filter(({ mergedInto }) => mergedInto === null || !ids.has(mergedInto));
}

/** Returns the whole season for a walk-on, teammates for others (D33); teammates come first. */
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
