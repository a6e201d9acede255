import type { LocalStore } from "../../local/db/local-store.ts";

/** false: the time ran out first. */
export function waitUntil(
  subscribe: (listener: () => void) => () => void,
  isTrue: () => boolean,
  withinMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (outcome: boolean): void => {
      unsubscribe();
      clearTimeout(timer);
      resolve(outcome);
    };
    const look = (): void => {
      if (isTrue()) finish(true);
    };
    const timer = setTimeout(() => finish(false), withinMs);
    const unsubscribe = subscribe(look);
    look();
  });
}

export function waitUntilSent(
  { outbox }: Pick<LocalStore, "outbox">,
  gameId: string,
  userId: string | null,
  withinMs: number,
): Promise<boolean> {
  return waitUntil(
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
