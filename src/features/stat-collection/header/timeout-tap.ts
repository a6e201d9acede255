import { TIMEOUTS_PER_TEAM } from "../../../domain/game/fold/fold-timeouts.ts";

/**
 * What a touch on a marker means (D30). In: how many are used, the marker touched (1–4). Out:
 * the last used marker gives back (after a question), any other uses the next one, none is left
 * when all four are gone.
 */
export function timeoutTap(used: number, marker: number): "use" | "give-back" | "none" {
  if (used > 0 && marker === used) return "give-back";
  return used < TIMEOUTS_PER_TEAM ? "use" : "none";
}
