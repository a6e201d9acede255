import { ok } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { storedLastUser } from "../../bootstrap/last-user.ts";
import type { SessionUser } from "../../session/session-state.ts";
import { useSession } from "../../session/use-session.ts";
import { readAhead, useDeviceRead } from "./use-device-read.ts";

const LAST_USER = "last user";

/** Returns who is signed in; until the session is known, who was at the last visit. */
export function useKnownUser(): SessionUser | null {
  const session = useSession();
  const last = useDeviceRead(LAST_USER, readLastUser);
  if (session.status === "starting") return last?.ok ? last.value : null;
  return session.status === "signed-in" ? session.user : null;
}

export const readLastUserAhead = () => readAhead(LAST_USER, readLastUser);

const readLastUser = async ({ meta }: DeviceRows) => ok(await storedLastUser(meta).load());
