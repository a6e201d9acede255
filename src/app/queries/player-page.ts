import type { PlayerCard } from "../../domain/roster/player-card.ts";
import { ok } from "../../domain/shared/result.ts";
import type { PlayerGame } from "../../domain/standings/game-log.ts";
import { type PullParts, type PullProblem, referenceWriter } from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

export interface PlayerPage {
  /** null: the server has nobody of that id for this reader. */
  readonly card: PlayerCard | null;
  /** The number on the card is on this device only so far (I17). */
  readonly isNumberWaiting: boolean;
  readonly games: readonly PlayerGame[];
}

/** A player and every game they have played, of whatever season. */
export const playerPageRead: PageRead<PlayerPage> = {
  name: "player",
  tables: ["player_cards", "player_games"],
  showsWaiting: true,
  pull: pullPlayer,
  async read({ reference, operations }, playerId) {
    const [cards, games, waiting] = await Promise.all([
      reference.list("player_cards", playerId),
      reference.list("player_games", playerId),
      waitingJerseys(operations),
    ]);
    if (!cards.ok) return cards;
    if (!games.ok) return games;
    if (!waiting.ok) return waiting;
    const [card = null] = underJerseys(cards.value, waiting.value, ({ id }) => id);
    return ok({ card, isNumberWaiting: waiting.value.has(playerId), games: games.value });
  },
};

async function pullPlayer(parts: PullParts, playerId: string): Promise<PullProblem | null> {
  const { reference, identity, signal } = parts;
  const reader = identity.currentUserId();
  const [card, games] = await Promise.all([
    reference.playerCard(playerId, signal),
    reference.playerGames(playerId, signal),
  ]);
  if (!card.ok) return card.answer.kind;
  if (!games.ok) return games.answer.kind;
  // Whoever was shown the person was shown all of their games.
  const confirmedEmpty = reader !== null || card.value !== null;
  const write = referenceWriter(parts, reader, playerId, confirmedEmpty);
  return (
    (await write("player_cards", card.value === null ? [] : [card.value])) ??
    (await write("player_games", games.value))
  );
}
