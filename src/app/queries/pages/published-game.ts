import { useStore } from "zustand";
import type { Game } from "../../../domain/game/game.ts";
import type { PublishedGame } from "../../../domain/review/published-game.ts";
import { localPlainDate } from "../../../domain/shared/plain-date.ts";
import { fail, ok } from "../../../domain/shared/result.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { SHOWN } from "../../refresh/paces.ts";
import { notRead, type PullParts, type PullProblem } from "../../refresh/pull.ts";
import { keepPublished, paceOf, pullSharedGame } from "./shared-game.ts";
import { type KeptPage, keptPageRefresher, type PageQuery, useKeptPage } from "./use-kept-page.ts";

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

/** Only a shared answer is of one moment; else a push between two readings makes both read again. */
async function pullPublishedGame(parts: PullParts, gameId: string): Promise<PullProblem | null> {
  const { reference, store, signal } = parts;
  const kept = await store.reference.get("published_games", gameId, isSoundCopy);
  if (kept.ok && parts.reader === null) {
    const shared = await pullSharedGame(parts, gameId, kept.value);
    if (shared !== "not-offered") return shared;
  }
  let row = await reference.game(gameId, signal);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!row.ok) return notRead(parts, row);
    if (row.value === null) return "gone";
    const game = row.value;
    if (kept.ok && kept.value !== null && isSamePlace(kept.value, game)) {
      return keepPublished(parts, game, kept.value);
    }
    const tables = await reference.reviewTables(gameId, signal);
    if (!tables.ok) return notRead(parts, tables);
    row = await reference.game(gameId, signal);
    if (row.ok && row.value !== null && isSamePlace(row.value, game)) {
      const { headSeq, logDigest } = game;
      return keepPublished(parts, row.value, { ...tables.value, headSeq, logDigest });
    }
  }
  return "temporary";
}

type Place = Pick<Game, "headSeq" | "logDigest">;

function isSamePlace(a: Place, b: Place): boolean {
  return a.headSeq === b.headSeq && a.logDigest === b.logDigest;
}
