import type { SeenDevice } from "../../../domain/access/who-scores.ts";
import { ok } from "../../../domain/shared/result.ts";
import { useSignedInUser } from "../../session/use-session.ts";
import { useDeviceRead } from "../device/use-device-read.ts";

const NOBODY: readonly SeenDevice[] = [];

export function useSeenDevices(gameId: string) {
  const userId = useSignedInUser()?.userId ?? null;
  const read = useDeviceRead(`devices of ${gameId}`, async ({ checkpoints, meta }) => {
    const [checkpoint, deviceId] = await Promise.all([
      checkpoints.get(gameId),
      meta.get("deviceId"),
    ]);
    const seen = checkpoint.ok ? checkpoint.value?.seen : null;
    return ok({
      seen: Array.isArray(seen) ? (seen as readonly SeenDevice[]) : NOBODY,
      deviceId: deviceId.ok ? deviceId.value : null,
    });
  });
  const { seen, deviceId } = read?.ok ? read.value : { seen: NOBODY, deviceId: null };
  // Until this device knows its own id, it would name itself.
  return { seen: deviceId === null ? NOBODY : seen, self: { deviceId, userId } };
}
