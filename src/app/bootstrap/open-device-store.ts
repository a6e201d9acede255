import { v7 as makeId } from "uuid";
import { type LocalStore, openLocalStore } from "../../local/local-store.ts";
import { StorageUnavailableError } from "./storage-unavailable.ts";

/** Throws StorageUnavailableError when this browser gives the app no database. */
export async function openDeviceStore(): Promise<LocalStore> {
  const opened = await openLocalStore({ makeId, now: Date.now });
  if (!opened.ok) throw new StorageUnavailableError(opened.error.code);
  return opened.value;
}
