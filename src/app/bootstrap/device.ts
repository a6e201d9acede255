import { type OpenDevice, openDevice } from "../../local/db/device-rows.ts";

let device: OpenDevice | null = null;

/** Opens at the first call, without network code or the log, so that a list shows at once. */
export function deviceRows(): OpenDevice {
  device ??= openDevice();
  return device;
}
