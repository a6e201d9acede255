import type { LocalStore } from "../../local/db/local-store.ts";
import { becomesTrue } from "./becomes-true.ts";

/**
 * Whether everything of the game that this person may send is on the server. Resolves as soon as
 * it is, or with false when the time (ms) is up.
 */
export function nothingWaits(
  { outbox }: Pick<LocalStore, "outbox">,
  gameId: string,
  userId: string | null,
  withinMs: number,
): Promise<boolean> {
  return becomesTrue(
    (listener) => outbox.subscribe(listener),
    () =>
      !outbox
        .summary()
        .byGame.some(
          (row) => row.gameId === gameId && (row.authorId === null || row.authorId === userId),
        ),
    withinMs,
  );
}
