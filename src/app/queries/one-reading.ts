/**
 * One reading of the device at a time, and one more for all that was asked for meanwhile: a refresh
 * writes a dozen tables in a row, and a large league is thousands of rows.
 * In: the reading (`anew`: whatever it has kept), and who gets what was read. A result that is old
 * by then is not shown, unless nothing was shown yet. Out: asks for a reading; resolves when no
 * reading runs any more, and rejects with what the reading threw.
 */
export function oneReading<Value>(
  read: (anew: boolean) => Promise<Value>,
  show: (value: Value) => void,
  signal: AbortSignal,
): (anew?: boolean) => Promise<void> {
  let asked: { readonly anew: boolean } | null = null;
  let running: Promise<void> | null = null;
  let hasShown = false;

  async function readAsAsked(): Promise<void> {
    try {
      while (asked !== null && !signal.aborted) {
        const { anew } = asked;
        asked = null;
        const value = await read(anew);
        if (signal.aborted || (hasShown && asked !== null)) continue;
        hasShown = true;
        show(value);
      }
    } finally {
      running = null;
    }
  }

  return (anew = false) => {
    asked = { anew: anew || asked?.anew === true };
    running ??= readAsAsked();
    return running;
  };
}
