import { useLiveQuery } from "dexie-react-hooks";
import type { Failure, Result } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { deviceRows } from "../../bootstrap/device.ts";

/** What was read last under each key, so that a screen which one comes back to stands at once. */
const readBefore = new Map<string, Result<unknown, Failure<string>>>();

/** Forgets the copies in memory, as a sign-out demands (rule 18). */
export function forgetDeviceReads(): void {
  readBefore.clear();
}

/**
 * A live read of this device's database. `key` names what `read` gives, with all that it depends
 * on. Undefined until the first answer.
 */
export function useDeviceRead<Value>(
  key: string,
  read: (device: DeviceRows) => Promise<Result<Value, Failure<string>>>,
): Result<Value, Failure<string>> | undefined {
  const newest = useLiveQuery(async () => {
    const found = await read(deviceRows());
    readBefore.set(key, found);
    return { key, found };
  }, [key]);
  // After a change of the key the library still gives what the old one had. Whoever writes under a
  // key pairs it with its type.
  const before = () => readBefore.get(key) as Result<Value, Failure<string>> | undefined;
  return newest?.key === key ? newest.found : before();
}
