import { useLiveQuery } from "dexie-react-hooks";
import type { Failure, Result } from "../../../domain/shared/result.ts";
import { type DeviceRows, type OpenDevice, openDevice } from "../../../local/db/device-rows.ts";

let device: OpenDevice | null = null;

/** Opens at the first call, without network code or the log, so that a list shows at once. */
export function deviceRows(): OpenDevice {
  device ??= openDevice();
  return device;
}

/** A screen that somebody returns to shows these at once. */
const readBefore = new Map<string, Result<unknown, Failure<string>>>();

/** A sign-out demands it (rule 18). */
export function forgetDeviceReads(): void {
  readBefore.clear();
}

/** A database that another tab blocks delays a screen by this time at most (first-paint.md). */
const LONGEST_WAIT_MS = 1000;

/** Lets a route read ahead: the first render finds the rows under this key. */
export function readAhead<Value>(
  key: string,
  read: (device: DeviceRows) => Promise<Result<Value, Failure<string>>>,
): Promise<Result<Value, Failure<string>> | undefined> {
  const reading = read(deviceRows()).then((found) => {
    readBefore.set(key, found);
    return found;
  });
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([reading, waited]);
}

/** `key` names all that `read` depends on; undefined until the first answer. */
export function useDeviceRead<Value>(
  key: string,
  read: (device: DeviceRows) => Promise<Result<Value, Failure<string>>>,
): Result<Value, Failure<string>> | undefined {
  const newest = useLiveQuery(async () => {
    const found = await read(deviceRows());
    readBefore.set(key, found);
    return { key, found };
  }, [key]);
  // After a change of key the library still returns the old value. A key always has one type.
  const before = () => readBefore.get(key) as Result<Value, Failure<string>> | undefined;
  return newest?.key === key ? newest.found : before();
}
