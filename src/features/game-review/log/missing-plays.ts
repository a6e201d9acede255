import type { GameView } from "../../../app/queries/game/game-view.ts";

type PlaysOnDevice = "none" | "some" | "all";

interface OnDevice {
  readonly row: Pick<GameView["row"], "headSeq">;
  readonly state: Pick<GameView["state"], "throughSeq" | "revision">;
  readonly pendingEventIds: { readonly size: number };
}

/** Says how much of the game's log is on this device; the game's row gives its length. */
export function playsOnDevice({ row, state }: Omit<OnDevice, "pendingEventIds">): PlaysOnDevice {
  if (row.headSeq <= state.throughSeq) return "all";
  // What was recorded here counts even before the rest has arrived.
  return state.throughSeq === 0 && state.revision === 0 ? "none" : "some";
}

export type ReviewSource = "log" | "published" | "none";

/** Prefers a log that is newest or unsent, then the published tables, then a partial log. */
export function reviewSource(device: OnDevice, publishedSeq: number | null): ReviewSource {
  const { row, state, pendingEventIds } = device;
  const known = Math.max(row.headSeq, publishedSeq ?? 0);
  if (pendingEventIds.size > 0 || state.throughSeq >= known) return "log";
  if (publishedSeq !== null && publishedSeq > state.throughSeq) return "published";
  return playsOnDevice(device) === "none" ? "none" : "log";
}

/** Visitors see no log, even if one is on this device (D13). */
export function sourceForVisitors(
  { row, state }: Omit<OnDevice, "pendingEventIds">,
  publishedSeq: number | null,
): ReviewSource {
  if (publishedSeq !== null) return "published";
  return row.headSeq === 0 && state.revision === 0 ? "log" : "none";
}
