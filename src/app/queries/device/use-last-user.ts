import { ok } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { storedLastUser } from "../../bootstrap/last-user.ts";
import type { SessionUser } from "../../session/session-state.ts";
import { readAhead, useDeviceRead } from "./use-device-read.ts";

const LAST_USER = "last user";

/** Whoever was signed in at the last visit, so that a screen need not wait for the session. */
export function useLastUser(): SessionUser | null {
  const read = useDeviceRead(LAST_USER, readLastUser);
  return read?.ok ? read.value : null;
}

export const readLastUserAhead = () => readAhead(LAST_USER, readLastUser);

const readLastUser = async ({ meta }: DeviceRows) => ok(await storedLastUser(meta).load());
