import type { SyncTime } from "./sync-time.ts";

/** Measures for how long events could have been sent without a receipt (I13). */
interface StallClock {
  update(couldSend: boolean): void;
  noteReceipt(): void;
  withoutReceiptMs(): number | null;
}

export function createStallClock(time: SyncTime): StallClock {
  let since: number | null = null;
  return {
    update(couldSend) {
      since = couldSend ? (since ?? time.monotonic()) : null;
    },
    noteReceipt() {
      if (since !== null) since = time.monotonic();
    },
    withoutReceiptMs: () => (since === null ? null : time.monotonic() - since),
  };
}
