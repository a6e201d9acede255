import { useEffect, useMemo, useState } from "react";
import type { GameState } from "../../../domain/game/game-state.ts";
import { likelyDoubles } from "../../../domain/game/likely-doubles.ts";

/** The search reads the whole log, so it must not delay a tap's paint. */
const LOOK_AFTER_MS = 500;

const NONE: ReadonlySet<string> = new Set();

/** Returns both entries' ids of every likely double (I12), a moment after the last change. */
export function useDoubles(state: GameState, revision: number): ReadonlySet<string> {
  const [doubles, setDoubles] = useState(NONE);
  // The fold changes `state` in place; `revision` tells that it has.
  const log = useMemo(() => ({ state, revision }), [state, revision]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const pairs = likelyDoubles(log.state);
      const found = new Set(pairs.flatMap((pair) => [pair.firstEntryId, pair.secondEntryId]));
      setDoubles((old) => (hasSameIds(old, found) ? old : found));
    }, LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [log]);
  return doubles;
}

function hasSameIds(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
