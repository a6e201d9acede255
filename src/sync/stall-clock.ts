import type { SyncTime } from "./sync-time.ts";

/** For how long something could have been sent without a receipt (I13). */
export interface StallClock {
  update(couldSend: boolean): void;
  noteReceipt(): void;
  /** Null: nothing could have been sent. */
  withoutReceiptMs(): number | null;
}

/** On monotonic time, because the device's clock may be set while a tap waits. */
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
