import type { PlayerCard } from "../../../domain/roster/player-card.ts";
import { allOk, fail, ok } from "../../../domain/shared/result.ts";
import type { PlayerGame } from "../../../domain/standings/game-log.ts";
import type { CareerSeason, PlayerFigures } from "../../../domain/standings/player-season.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { readAll } from "../../../remote/http/read-all.ts";
import { notRead, replaceTables } from "../../refresh/pull.ts";
import { readAhead } from "../device/use-device-read.ts";
import { seasonLaddersPage } from "./season-figures.ts";
import { readSeasonOfTeam } from "./season-of-team.ts";
import { type KeptPage, readPageAhead, useKeptPage } from "./use-kept-page.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

export interface PlayerPage {
  /** null if the server has no player of this id for this reader. */
  readonly card: PlayerCard | null;
  readonly isNumberWaiting: boolean;
  readonly games: readonly PlayerGame[];
  readonly career: readonly CareerSeason[];
  /** The season's sums of a player whose games are not on this device; null if they are. */
  readonly sums: PlayerFigures | null;
}

export const playerPage: KeptPage<PlayerPage> = {
  name: "player",
  tables: ["player_cards", "player_games", "player_careers"],
  async pull(parts, playerId) {
    const { reference, reader, signal } = parts;
    const read = await readAll({
      card: reference.playerCard(playerId, signal),
      games: reference.playerGames(playerId, signal),
      career: reference.playerCareer(playerId, signal),
    });
    if (!read.ok) return notRead(parts, read);
    const { card, games, career } = read.value;
    const tables = {
      player_cards: card === null ? [] : [card],
      player_games: games,
      player_careers: career,
    };
    // A reader who saw the player has also received all of their games.
    return replaceTables(parts, playerId, tables, reader !== null || card !== null);
  },
  async read(device, playerId) {
    const { reference } = device;
    const rows = await Promise.all([
      reference.list("player_cards", playerId, isSoundCopy),
      reference.list("player_games", playerId, isSoundCopy),
      reference.list("player_careers", playerId, isSoundCopy),
      waitingJerseys(device),
    ]);
    const read = allOk(rows);
    if (!read.ok) return read;
    const [cards, games, career, waiting] = read.value;
    // A damaged card does not mean that the server has no such player (S20).
    if (reference.isPartial(["player_cards"], playerId)) return fail({ code: "not-on-device" });
    const [card = null] = underJerseys(cards, waiting, ({ id }) => id);
    return ok({ card, isNumberWaiting: waiting.has(playerId), games, career, sums: null });
  },
  async fromSeason(device, playerId) {
    const player = await device.reference.get("players", playerId);
    if (!player.ok || player.value === null) return player.ok ? ok(null) : player;
    const found = await readSeasonOfTeam(device, player.value.teamId);
    if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
    const { card: team, people, waitingIds, figuresOf, readAt, isPartial } = found.value;
    const person = people.find(({ id }) => id === playerId) ?? player.value;
    const value = {
      card: { ...team, teamName: team.name, ...person },
      isNumberWaiting: waitingIds.has(playerId),
      games: [],
      career: [],
      sums: figuresOf(playerId)?.all ?? null,
    };
    return ok({ value, readAt, isPartial });
  },
};

export const usePlayerPage = (playerId: string) => useKeptPage(playerPage, playerId);

/** Reads the ranks along with the rest: if they came later, they would push the page down. */
export async function readPlayerPageAhead(playerId: string): Promise<void> {
  await Promise.all([readPageAhead(playerPage, playerId), readLaddersAhead(playerId)]);
}

async function readLaddersAhead(playerId: string): Promise<void> {
  const card = await readAhead(`card of ${playerId}`, ({ reference }) =>
    reference.get("player_cards", playerId, isSoundCopy),
  );
  if (card?.ok && card.value) await readPageAhead(seasonLaddersPage, card.value.seasonId);
}
