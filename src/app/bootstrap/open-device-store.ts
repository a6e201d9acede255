import { v7 as makeId } from "uuid";
import type { OpenDevice } from "../../local/db/device-rows.ts";
import { completeStore, type LocalStore } from "../../local/db/local-store.ts";
import { StorageUnavailableError } from "./storage-unavailable.ts";

/** Throws StorageUnavailableError when this browser gives the app no database. */
export async function openDeviceStore(device: OpenDevice): Promise<LocalStore> {
  const completed = await completeStore(device, { makeId, now: Date.now });
  if (!completed.ok) throw new StorageUnavailableError(completed.error.code);
  return completed.value;
}
