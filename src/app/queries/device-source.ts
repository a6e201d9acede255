import type { DeviceRows } from "../../local/db/device-rows.ts";
import { deviceRows } from "../bootstrap/device-store.ts";
import { type Services, services } from "../bootstrap/services.ts";
import { seasonChoice } from "../season/season-choice.ts";
import type { Reach } from "../season/why-absent.ts";
import { connectedSource, type ExternalSource } from "./external-source.ts";
import { oneReading } from "./one-reading.ts";

/** What a read of this device may look at; `reach` says why something may be missing. */
export interface Device {
  readonly store: DeviceRows;
  readonly reach: Reach;
  /** The season chosen in this tab; null: the active one. */
  readonly chosenSeasonId: string | null;
}

/**
 * A query over what is on this device, read again after every change there, of the prefetch, of
 * the network and of the chosen season. Rows show before the network's part of the app is loaded.
 * In: what shows first, what shows when the device cannot be read at all, the reading, and what
 * the network's part does beside it while somebody reads; that gives the function that ends it.
 */
export function deviceSource<Query>(
  initial: Query,
  failed: Query,
  read: (device: Device) => Promise<Query>,
  beside?: (network: Services) => () => void,
): ExternalSource<Query> {
  return connectedSource(initial, (emit) => {
    const leaving = new AbortController();
    connect(read, beside, emit, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) emit(failed);
    });
    return () => leaving.abort();
  });
}

async function connect<Query>(
  read: (device: Device) => Promise<Query>,
  beside: ((network: Services) => () => void) | undefined,
  emit: (query: Query) => void,
  signal: AbortSignal,
): Promise<void> {
  /** Also when the last reader has left in the meantime. */
  function follow(end: () => void): void {
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  }
  const store = await deviceRows();
  let reach = (): Reach => ({ prefetch: undefined, isOnline: true });
  const reread = oneReading(
    () => {
      const { chosenId } = seasonChoice.getState();
      return read({ store, reach: reach(), chosenSeasonId: chosenId });
    },
    emit,
    signal,
  );
  follow(store.changes.onTopic(() => void reread()));
  follow(seasonChoice.subscribe(() => void reread()));
  await reread();
  const network = await services();
  const { prefetch, connectivity } = network;
  reach = () => ({ prefetch: prefetch.status(), isOnline: connectivity.isOnline() });
  follow(prefetch.subscribe(() => void reread()));
  follow(connectivity.subscribe(() => void reread()));
  if (beside !== undefined && !signal.aborted) follow(beside(network));
  await reread();
}
