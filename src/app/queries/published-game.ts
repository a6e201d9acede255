import type { Game } from "../../domain/game/game.ts";
import type { PublishedGame } from "../../domain/review/published-game.ts";
import { fail, ok } from "../../domain/shared/result.ts";
import { type PullParts, type PullProblem, referenceWriter } from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";

/** A push between two of the reads makes them of two moments: then they are made again. */
const ATTEMPTS = 3;

/** One game as everybody may read it, kept under the game's id. */
export const publishedGameRead: PageRead<PublishedGame> = {
  name: "published game",
  tables: ["published_games"],
  pull: pullPublishedGame,
  async read(store, gameId) {
    const row = await store.reference.get("published_games", gameId);
    if (!row.ok) return row;
    return row.value === null ? fail({ code: "not-on-device" }) : ok(row.value);
  },
};

/**
 * The game's row with its score, and the tables beneath it where its log has grown since they
 * were read here. All of it is of one place in the log: the row is read before and after.
 */
async function pullPublishedGame(parts: PullParts, gameId: string): Promise<PullProblem | null> {
  const { reference, store, identity, signal } = parts;
  const reader = identity.currentUserId();
  const kept = await store.reference.get("published_games", gameId);
  let row = await reference.game(gameId, signal);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!row.ok) return row.answer.kind;
    if (row.value === null) return "gone";
    const game = row.value;
    if (kept.ok && kept.value !== null && isSamePlace(kept.value, game)) {
      return keep(parts, reader, game, kept.value);
    }
    const tables = await reference.reviewTables(gameId, signal);
    if (!tables.ok) return tables.answer.kind;
    row = await reference.game(gameId, signal);
    if (row.ok && row.value !== null && isSamePlace(row.value, game)) {
      return keep(parts, reader, row.value, { ...tables.value, ...placeOf(game) });
    }
  }
  return "temporary";
}

type Place = Pick<Game, "headSeq" | "logDigest">;

const placeOf = ({ headSeq, logDigest }: Game): Place => ({ headSeq, logDigest });

function isSamePlace(a: Place, b: Place): boolean {
  return a.headSeq === b.headSeq && a.logDigest === b.logDigest;
}

async function keep(
  parts: PullParts,
  reader: string | null,
  game: Game,
  published: Omit<PublishedGame, "override">,
): Promise<PullProblem | null> {
  const { reference } = parts.store;
  if (parts.identity.currentUserId() !== reader) return "wrong-identity";
  // One row of the season's games is renewed; the others stay (I23).
  const read = { complete: false, readAt: parts.readAt };
  const written = await reference.replace("games", game.seasonId, [game], read);
  if (!written.ok) return "storage";
  const row = { ...published, override: game.overrideScore ?? null, id: game.id };
  return referenceWriter(parts, reader, game.id, true)("published_games", [row]);
}
