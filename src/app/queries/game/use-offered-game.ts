import { useEffect, useState } from "react";
import type { Game } from "../../../domain/game/game.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import { ok } from "../../../domain/shared/result.ts";
import { services } from "../../bootstrap/services.ts";
import { deviceRows, useDeviceRead } from "../device/use-device-read.ts";
import { readGameReference } from "./game-reference.ts";

export interface OfferedGame {
  readonly game: Game;
  readonly visitor: CalledTeam;
  readonly home: CalledTeam;
}

/** Returns a link's game as a visitor sees it; null until the server has answered. */
export function useOfferedGame(gameId: string): OfferedGame | "unknown" | null {
  const [isUnknown, setUnknown] = useState(false);
  const found = useDeviceRead(`offered game ${gameId}`, async (store) =>
    ok(await readGameReference({ store }, gameId)),
  );
  useEffect(() => {
    let isGone = false;
    void services()
      .then(({ fetchGame }) => fetchGame(gameId))
      // The live query may answer later, so the device is asked directly.
      .then(() => readGameReference({ store: deviceRows() }, gameId))
      .then((stored) => {
        if (!isGone) setUnknown(stored === null);
      });
    return () => {
      isGone = true;
    };
  }, [gameId]);
  if (found?.ok && found.value !== null) return found.value;
  return isUnknown ? "unknown" : null;
}
