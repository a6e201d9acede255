import { useState } from "react";
import { readStored, writeStored } from "../../../browser/web-storage.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";

const KEY = "stat-tracker.shown-team";

/** The team of a game that a small screen shows; the choice outlives a reload of the tab. */
export function useShownTeam(gameId: string): [Side, (side: Side) => void] {
  const [shown, setShown] = useState<Side>(() =>
    readStored("sessionStorage", KEY) === `${gameId} home` ? "home" : "visitor",
  );
  const show = (side: Side) => {
    writeStored("sessionStorage", KEY, `${gameId} ${side}`);
    setShown(side);
  };
  return [shown, show];
}
