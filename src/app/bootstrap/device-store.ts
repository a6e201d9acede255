import type { LocalStore } from "../../local/local-store.ts";

let opening: Promise<LocalStore> | null = null;

/**
 * The device's store of this tab, opened at the first call. It comes in a chunk without network
 * code, so that a screen can show what is on the device before client and engine are loaded.
 * Rejects with StorageUnavailableError when this browser gives the app no database.
 */
export function deviceStore(): Promise<LocalStore> {
  opening ??= import("./open-device-store.ts").then((module) => module.openDeviceStore());
  return opening;
}
