import { useStore } from "zustand";
import type { Game } from "../../../domain/game/game.ts";
import type { PublishedGame } from "../../../domain/review/published-game.ts";
import { localPlainDate } from "../../../domain/shared/plain-date.ts";
import { fail, ok } from "../../../domain/shared/result.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { SHOWN } from "../../refresh/paces.ts";
import {
  notRead,
  type PullParts,
  type PullProblem,
  renewRows,
  replaceTables,
} from "../../refresh/pull.ts";
import { type KeptPage, keptPageRefresher, type PageQuery, useKeptPage } from "./use-kept-page.ts";
import { isWatched, paceOf, pullWatchedGame } from "./watched-game.ts";

/** A push between two reads mixes two moments; then both are read again. */
const ATTEMPTS = 3;

export const publishedGame: KeptPage<PublishedGame> = {
  name: "published game",
  tables: ["published_games"],
  pull: pullPublishedGame,
  async read({ reference }, gameId) {
    const row = await reference.get("published_games", gameId, isSoundCopy);
    if (!row.ok) return row;
    return row.value === null ? fail({ code: "not-on-device" }) : ok(row.value);
  },
};

/** Reads nothing for null. */
export function usePublishedGame(game: Game | null, isVisitor: boolean): PageQuery<PublishedGame> {
  const pace = game === null ? SHOWN : paceOf(game, isVisitor, localPlainDate(Date.now()));
  return useKeptPage(publishedGame, game?.id ?? null, null, pace).query;
}

/** Asks for the tables of a game that is still to come beside its season, not behind it. */
export function usePublishedGameAhead(gameId: string | null): void {
  useKeptPage(publishedGame, gameId);
}

/** Returns when the server last confirmed what shows, in this device's ms; null if not yet. */
export function useConfirmedAt(gameId: string): number | null {
  return useStore(keptPageRefresher(publishedGame, gameId).status, ({ finishedAt }) => finishedAt);
}

export async function rereadPublishedGame(gameId: string): Promise<void> {
  await keptPageRefresher(publishedGame, gameId).refreshAnew();
}

/** Reads the row before and after the tables, so that all are of one place in the log. */
async function pullPublishedGame(parts: PullParts, gameId: string): Promise<PullProblem | null> {
  const { reference, store, signal } = parts;
  const kept = await store.reference.get("published_games", gameId, isSoundCopy);
  if (kept.ok && (await isWatched(parts, gameId))) {
    const watched = await pullWatchedGame(parts, gameId, kept.value);
    if (watched !== "not-offered") return watched;
  }
  let row = await reference.game(gameId, signal);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!row.ok) return notRead(parts, row);
    if (row.value === null) return "gone";
    const game = row.value;
    if (kept.ok && kept.value !== null && isSamePlace(kept.value, game)) {
      return keep(parts, game, kept.value);
    }
    const tables = await reference.reviewTables(gameId, signal);
    if (!tables.ok) return notRead(parts, tables);
    row = await reference.game(gameId, signal);
    if (row.ok && row.value !== null && isSamePlace(row.value, game)) {
      const { headSeq, logDigest } = game;
      return keep(parts, row.value, { ...tables.value, headSeq, logDigest });
    }
  }
  return "temporary";
}

type Place = Pick<Game, "headSeq" | "logDigest">;

function isSamePlace(a: Place, b: Place): boolean {
  return a.headSeq === b.headSeq && a.logDigest === b.logDigest;
}

async function keep(
  parts: PullParts,
  game: Game,
  published: Omit<PublishedGame, "override">,
): Promise<PullProblem | null> {
  const row = { ...published, override: game.overrideScore ?? null, id: game.id };
  const known = await parts.store.reference.get("games", game.id);
  // Without its season a game would open without names, so the season's own reading brings it.
  const games = known.ok && known.value !== null ? [game] : [];
  return (
    (await renewRows(parts, "games", game.seasonId, games)) ??
    (await replaceTables(parts, game.id, { published_games: [row] }))
  );
}
