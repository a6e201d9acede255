import type { SyncTime } from "./sync-time.ts";

/** Measures I13: for how long something could have been sent without a receipt coming. */
export interface StallClock {
  /** Tells whether something waits and the network and the right to send it are there. */
  update(couldSend: boolean): void;
  noteReceipt(): void;
  /** Milliseconds; null: nothing could have been sent. */
  withoutReceiptMs(): number | null;
}

/** Monotonic time only: the device's clock may be set while a tap waits. */
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
