import { MAX_EVENTS_PER_PUSH } from "../../contract/protocol.ts";

/**
 * How many events the next call of one game's queue takes. Halved when a call took too long
 * or was refused as a whole (that is the bisection of I14), doubled by each success.
 */
export interface BatchLength {
  readonly current: number;
}

export const FULL_BATCH: BatchLength = { current: MAX_EVENTS_PER_PUSH };

/** @param sent how many events the failed call carried; the next carries half of that. */
export function shortened(sent: number): BatchLength {
  return { current: Math.max(1, Math.floor(sent / 2)) };
}

export function lengthened(length: BatchLength): BatchLength {
  return { current: Math.min(MAX_EVENTS_PER_PUSH, length.current * 2) };
}
