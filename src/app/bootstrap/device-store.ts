import type { DeviceRows, OpenDevice } from "../../local/db/device-rows.ts";
import type { LocalStore } from "../../local/db/local-store.ts";

let opening: Promise<OpenDevice> | null = null;
let completing: Promise<LocalStore> | null = null;

function openedDevice(): Promise<OpenDevice> {
  opening ??= import("./open-device-rows.ts").then((module) => module.openDeviceRows());
  return opening;
}

/**
 * What lists read of this device, opened at the first call. It comes in a chunk without network
 * code and without the log, so that a list shows before any of that is loaded.
 * Rejects with StorageUnavailableError when this browser gives the app no database.
 */
export function deviceRows(): Promise<DeviceRows> {
  return openedDevice();
}

/** The device's whole store of this tab; rejects as `deviceRows` does. */
export function deviceStore(): Promise<LocalStore> {
  completing ??= Promise.all([import("./open-device-store.ts"), openedDevice()]).then(
    ([module, device]) => module.openDeviceStore(device),
  );
  return completing;
}
