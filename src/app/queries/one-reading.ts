/**
 * One reading of the device at a time, and one more for all that was asked for meanwhile: a refresh
 * writes a dozen tables in a row, and a large league is thousands of rows.
 * In: the reading (`anew`: whatever it has kept), and who gets what was read. A result that is old
 * by then is not shown, unless nothing was shown yet. Out: asks for a reading; resolves when one
 * that has begun since is at its end, and rejects with what that one threw.
 */
export function oneReading<Value>(
  read: (anew: boolean) => Promise<Value>,
  show: (value: Value) => void,
  signal: AbortSignal,
): (anew?: boolean) => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  let isAnew = false;
  let hasShown = false;

  async function readOnce(): Promise<void> {
    const anew = isAnew;
    isAnew = false;
    running = next ?? running;
    next = null;
    if (signal.aborted) return;
    const value = await read(anew);
    if (signal.aborted || (hasShown && next !== null)) return;
    hasShown = true;
    show(value);
  }

  return (anew = false) => {
    isAnew ||= anew;
    next ??= running.then(readOnce, readOnce);
    return next;
  };
}
