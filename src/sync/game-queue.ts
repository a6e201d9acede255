import type { CheckpointRecord } from "../local/db/records.ts";
import { EMPTY_DIGEST } from "../local/log/log-digest.ts";
import { nextPullAt } from "./pull/watch.ts";
import { type BatchLength, FULL_BATCH } from "./push/batch-length.ts";
import { createRetryState, type RetryState, wakeRetry } from "./retry-state.ts";

/** Differs from every head: the log is to be read. */
export const NOT_READ = -1;

/** D21: about this long after the last tap … */
const UPLOAD_AFTER_MS = 3_000;
/** … and never longer than this after the first tap that waits. */
const UPLOAD_AT_LATEST_MS = 10_000;

/**
 * What the engine remembers of one game; all times are monotonic milliseconds. Each game has
 * its own, so that one game's refusal blocks no other.
 */
export interface GameQueue {
  readonly gameId: string;
  /** A turn is under way; there is never a second one for the same game. */
  isBusy: boolean;
  /** When waiting events are to be sent; null: nothing waits. */
  uploadAt: number | null;
  firstTapAt: number | null;
  batch: BatchLength;
  readonly upload: RetryState;
  readonly read: RetryState;
  /** On the screen of a tab of this device. */
  isOpen: boolean;
  knownHeadSeq: number;
  readSeq: number;
  /** Of the log through `readSeq`. */
  readDigest: number;
  lastPullAt: number | null;
}

export function createGameQueue(gameId: string): GameQueue {
  return {
    gameId,
    isBusy: false,
    uploadAt: null,
    firstTapAt: null,
    batch: FULL_BATCH,
    upload: createRetryState(),
    read: createRetryState(),
    isOpen: false,
    knownHeadSeq: 0,
    readSeq: 0,
    readDigest: EMPTY_DIGEST,
    lastPullAt: null,
  };
}

/** A tap was recorded: 3 s after the last one, 10 s after the first (D21). */
export function noteTap(queue: GameQueue, now: number): void {
  queue.firstTapAt ??= now;
  const debounced = Math.min(now + UPLOAD_AFTER_MS, queue.firstTapAt + UPLOAD_AT_LATEST_MS);
  if (queue.uploadAt === null || queue.uploadAt > now) queue.uploadAt = debounced;
  // A tap is a wake: somebody is at the phone, so a long back-off ends with this upload.
  const { upload } = queue;
  if (!upload.isServerNamed) upload.notBefore = Math.min(upload.notBefore, debounced);
}

/** The waiting events of this moment are on their way; later taps start a new delay. */
export function beginUpload(queue: GameQueue): void {
  queue.uploadAt = null;
  queue.firstTapAt = null;
}

/** How far the log is on this device; one that is being restored counts as not read. */
export function noteCheckpoint(queue: GameQueue, checkpoint: CheckpointRecord | null): void {
  queue.readSeq = checkpoint?.restoring === true ? NOT_READ : (checkpoint?.gameSeq ?? 0);
  queue.readDigest = checkpoint?.logDigest ?? EMPTY_DIGEST;
}

/**
 * What a row of the schedule says of the server's log. Of a log as long as what was read, but
 * with other events, the row was restored from a backup and filled up again (I3).
 */
export function noteHead(queue: GameQueue, headSeq: number, logDigest: number): void {
  queue.knownHeadSeq = headSeq;
  if (headSeq === queue.readSeq && logDigest !== queue.readDigest) queue.readSeq = NOT_READ;
}

export function wakeQueue(queue: GameQueue, now: number, byHand: boolean): void {
  wakeRetry(queue.upload, now, byHand);
  wakeRetry(queue.read, now, byHand);
}

/** When waiting events of this game are due to be sent; null: nothing waits. */
export function nextUploadAt(queue: GameQueue): number | null {
  return queue.uploadAt === null ? null : Math.max(queue.uploadAt, queue.upload.notBefore);
}

/** When this game's log is due to be read; null: no news expected. */
export function nextReadAt(queue: GameQueue, isVisible: boolean, now: number): number | null {
  const wanted = nextPullAt(queue, isVisible, now);
  return wanted === null ? null : Math.max(wanted, queue.read.notBefore);
}
