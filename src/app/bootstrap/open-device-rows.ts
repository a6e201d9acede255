import { type OpenDevice, openDevice } from "../../local/db/device-rows.ts";
import { StorageUnavailableError } from "./storage-unavailable.ts";

/** Throws StorageUnavailableError when this browser gives the app no database. */
export async function openDeviceRows(): Promise<OpenDevice> {
  const opened = await openDevice();
  if (!opened.ok) throw new StorageUnavailableError(opened.error.code);
  return opened.value;
}
