import { useEffect, useState } from "react";
import {
  type GameClock,
  type GameMoment,
  isTicking,
  momentAt,
  remainingMs,
} from "../../../domain/game/clock/game-clock.ts";
import { serverNow } from "../../bootstrap/server-clock.ts";

interface ShownClock extends GameMoment {
  readonly isTicking: boolean;
}

/** Returns what the game clock shows, and renders each second while it runs (D71). */
export function useShownClock(clock: GameClock): ShownClock {
  const [, draw] = useState(0);
  const now = serverNow();
  const moment = momentAt(clock, now);
  const runs = isTicking(clock, now);
  const { seconds } = moment;
  useEffect(() => {
    if (!runs) return;
    const wait = Math.max(20, remainingMs(clock, serverNow()) - (seconds - 1) * 1000);
    const timer = setTimeout(() => draw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
  return { ...moment, isTicking: runs };
}
