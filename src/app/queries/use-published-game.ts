import { useEffect } from "react";
import type { PublishedGame } from "../../domain/review/published-game.ts";
import { type ExternalSource, useSource } from "./external-source.ts";
import type { PageQuery } from "./page-query.ts";
import { publishedGameRead } from "./published-game.ts";
import { keyedPage, reloadPage } from "./use-page.ts";

const LIVE_MS = 20_000;
const page = keyedPage(publishedGameRead);

/** In the place of a read that nobody needs: the log of the game is on this device. */
const UNREAD: ExternalSource<PageQuery<PublishedGame>> = {
  getSnapshot: () => LOADING,
  subscribe: () => () => {},
};
const LOADING = { status: "loading" } as const;

/**
 * A game as everybody may read it: from this device at once, renewed behind. In: whether it is
 * needed at all, and whether it is being played: then it is asked for every 20 seconds while
 * somebody looks.
 */
export function usePublishedGame(
  gameId: string,
  { isNeeded, isLive }: { readonly isNeeded: boolean; readonly isLive: boolean },
): PageQuery<PublishedGame> {
  const isFollowed = isNeeded && isLive;
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) {
        void rereadPublishedGame(gameId);
      }
    }, LIVE_MS);
    return () => clearInterval(timer);
  }, [gameId, isFollowed]);
  return useSource(isNeeded ? page.sourceOf(gameId) : UNREAD);
}

/** Asks the server now; what it answers shows by itself. */
export async function rereadPublishedGame(gameId: string): Promise<void> {
  await reloadPage(publishedGameRead, gameId);
}
