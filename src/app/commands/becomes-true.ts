/** Resolves with true as soon as `isTrue` holds, with false when the time (ms) is up before. */
export function becomesTrue(
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
