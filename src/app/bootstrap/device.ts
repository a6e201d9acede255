import { type OpenDevice, openDevice } from "../../local/db/device-rows.ts";

let device: OpenDevice | null = null;

/**
 * What screens read of this device, opened at the first call; reads wait until it is open. It comes
 * without network code and without the log, so a list shows before any of that is loaded.
 */
export function deviceRows(): OpenDevice {
  device ??= openDevice();
  return device;
}
