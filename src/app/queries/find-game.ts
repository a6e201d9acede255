import type { Services } from "../bootstrap/services.ts";
import { type GameReference, readGameReference } from "./game-reference.ts";

type Finding = {
  readonly store: Pick<Services["store"], "reference" | "operations" | "changes">;
  readonly prefetch: Pick<Services["prefetch"], "fetchGame">;
  readonly connectivity: Pick<Services["connectivity"], "subscribe">;
};

/**
 * The game's rows, from the device or else, with a network, from the server. While it is nowhere,
 * `onMissing` hears why and how to ask again at once, and the search goes on by itself: "Connect
 * once to load it" is a promise. Null: `signal` ended it.
 */
export async function findGame(
  all: Finding,
  gameId: string,
  signal: AbortSignal,
  onMissing: (why: "not-on-device" | "not-found", askAgain: () => void) => void,
): Promise<GameReference | null> {
  let mayAsk = true;
  let askAgain = (): void => undefined;
  while (!signal.aborted) {
    const local = await readGameReference(all, gameId);
    if (local !== null) return local;
    if (mayAsk) {
      const fetched = await all.prefetch.fetchGame(gameId);
      const reference = fetched === "fetched" ? await readGameReference(all, gameId) : null;
      if (reference !== null) return reference;
      if (!signal.aborted)
        onMissing(fetched === "unreachable" ? "not-on-device" : "not-found", () => askAgain());
    }
    mayAsk = await nextChance(all, signal, (ask) => {
      askAgain = ask;
    });
  }
  return null;
}

/**
 * Resolves when looking again may help. Out: whether the server may be asked: not after new rows,
 * which a failed fetch brings as well.
 */
function nextChance(
  all: Finding,
  signal: AbortSignal,
  offer: (askAgain: () => void) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (mayAsk: boolean): void => {
      for (const end of unsubscribe) end();
      resolve(mayAsk);
    };
    const unsubscribe = [
      all.store.changes.onTopic(({ topic }) => {
        if (topic === "reference") finish(false);
      }),
      all.connectivity.subscribe((reason) => {
        if (reason !== "offline" && reason !== "hidden") finish(true);
      }),
    ];
    signal.addEventListener("abort", () => finish(false), { once: true });
    offer(() => finish(true));
  });
}
