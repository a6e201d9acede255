import type { GameView } from "../../../app/queries/game/game-view.ts";

/** Whether this device has none, not all, or all of a game's log that the server is known to have. */
export type PlaysOnDevice = "none" | "some" | "all";

interface OnDevice {
  readonly row: Pick<GameView["row"], "headSeq">;
  readonly state: Pick<GameView["state"], "throughSeq" | "revision">;
  readonly pendingEventIds: { readonly size: number };
}

/** In: the game's row, which tells how long the log is, and the fold of what is here. */
export function playsOnDevice({ row, state }: Omit<OnDevice, "pendingEventIds">): PlaysOnDevice {
  if (row.headSeq <= state.throughSeq) return "all";
  // What was recorded here counts even before the rest has come.
  return state.throughSeq === 0 && state.revision === 0 ? "none" : "some";
}

export type ReviewSource = "log" | "published" | "none";

/**
 * Where the review's figures come from. In: what is on this device, and up to which place of the
 * log the published tables were read; null: not at all. The log where it is here and at least as
 * new, or holds what nobody else has yet; else what the server publishes; else the part of the
 * log that there is.
 */
export function reviewSource(device: OnDevice, publishedSeq: number | null): ReviewSource {
  const { row, state, pendingEventIds } = device;
  const known = Math.max(row.headSeq, publishedSeq ?? 0);
  if (pendingEventIds.size > 0 || state.throughSeq >= known) return "log";
  if (publishedSeq !== null && publishedSeq > state.throughSeq) return "published";
  return playsOnDevice(device) === "none" ? "none" : "log";
}

/**
 * The same for visitors, to whom no log is shown, whoever left one on this device (D13). Of a game
 * without a log nothing has to be read.
 */
export function sourceForVisitors(
  { row, state }: Omit<OnDevice, "pendingEventIds">,
  publishedSeq: number | null,
): ReviewSource {
  if (publishedSeq !== null) return "published";
  return row.headSeq === 0 && state.revision === 0 ? "log" : "none";
}
