import type { LocalStore } from "../../local/db/local-store.ts";

type Subscribe = (listener: () => void) => () => void;

/** Looks now and at each change until `look` finds something; null: the time ran out first. */
export function waitFor<Found>(
  changes: readonly Subscribe[],
  look: () => Promise<Found | null>,
  withinMs: number,
): Promise<Found | null> {
  return new Promise((resolve) => {
    const finish = (found: Found | null): void => {
      clearTimeout(timer);
      for (const end of endings) end();
      resolve(found);
    };
    const check = async (): Promise<void> => {
      const found = await look();
      if (found !== null) finish(found);
    };
    const timer = setTimeout(() => finish(null), withinMs);
    const endings = changes.map((subscribe) => subscribe(() => void check()));
    void check();
  });
}

export async function waitUntil(subscribe: Subscribe, isTrue: () => boolean, withinMs: number) {
  return (await waitFor([subscribe], async () => isTrue() || null, withinMs)) ?? false;
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
