import { MAX_EVENTS_PER_PUSH } from "../contract/protocol.ts";
import type { CheckpointRecord } from "../local/db/records.ts";
import { EMPTY_DIGEST } from "../local/log/log-digest.ts";
import { createSuspicion, type Suspicion } from "./push/suspicion.ts";
import { createRetryState, type RetryState, wakeRetry } from "./retry-state.ts";

/** It differs from every head, so the log counts as not read. */
export const NOT_READ = -1;

/** Phones that come back together are served in turn, so none may start with all it has. */
const FIRST_BATCH_LENGTH = 50;
/** A server that takes longer has a queue of phones, which longer batches would lengthen. */
const SLOW_ANSWER_MS = 1_000;
/** Four times the events then also get an answer within a second. */
const QUICK_ANSWER_MS = 250;
const MOST_GROWTH = 4;
/** Delay after the last tap (D21). */
const UPLOAD_AFTER_MS = 3_000;
/** Delay after the first waiting tap at most (D21). */
const UPLOAD_AT_LATEST_MS = 10_000;
/** Interval between reads of the game on the screen while it is visible (S12). */
const OPEN_GAME_READ_MS = 5_000;

/** Each game has its own, so that no refusal blocks another; times are monotonic milliseconds. */
export interface GameQueue {
  readonly gameId: string;
  /** A game never has two turns at once. */
  isBusy: boolean;
  uploadAt: number | null;
  firstTapAt: number | null;
  batchLength: number;
  /** Events that were refused alone and are not decided yet (I14). */
  readonly suspicion: Suspicion;
  readonly upload: RetryState;
  readonly read: RetryState;
  isOpen: boolean;
  knownHeadSeq: number;
  readSeq: number;
  readDigest: number;
  lastPullAt: number | null;
}

export function createGameQueue(gameId: string): GameQueue {
  return {
    gameId,
    isBusy: false,
    uploadAt: null,
    firstTapAt: null,
    batchLength: FIRST_BATCH_LENGTH,
    suspicion: createSuspicion(),
    upload: createRetryState(),
    read: createRetryState(),
    isOpen: false,
    knownHeadSeq: 0,
    readSeq: 0,
    readDigest: EMPTY_DIGEST,
    lastPullAt: null,
  };
}

export function noteTap(queue: GameQueue, now: number): void {
  queue.firstTapAt ??= now;
  const debounced = Math.min(now + UPLOAD_AFTER_MS, queue.firstTapAt + UPLOAD_AT_LATEST_MS);
  if (queue.uploadAt === null || queue.uploadAt > now) queue.uploadAt = debounced;
  // Somebody is using the phone, so this upload ends a long back-off (S6).
  const { upload } = queue;
  if (!upload.isServerNamed) upload.notBefore = Math.min(upload.notBefore, debounced);
}

/**
 * Ends the current delay: what waits is being sent, and later taps start a new one. A long batch of
 * the last time says nothing about the server now.
 */
export function beginUpload(queue: GameQueue): void {
  queue.batchLength = Math.min(queue.batchLength, FIRST_BATCH_LENGTH);
  queue.uploadAt = null;
  queue.firstTapAt = null;
}

/** A log that is being restored counts as not read (I3). */
export function noteCheckpoint(queue: GameQueue, checkpoint: CheckpointRecord | null): void {
  queue.readSeq = checkpoint?.restoring === true ? NOT_READ : (checkpoint?.gameSeq ?? 0);
  queue.readDigest = checkpoint?.logDigest ?? EMPTY_DIGEST;
}

/** A log of equal length with another digest was restored and is read again (I3). */
export function noteHead(queue: GameQueue, headSeq: number, logDigest: number): void {
  queue.knownHeadSeq = headSeq;
  if (headSeq === queue.readSeq && logDigest !== queue.readDigest) queue.readSeq = NOT_READ;
}

export function wakeQueue(queue: GameQueue, now: number, byHand: boolean): void {
  wakeRetry(queue.upload, now, byHand);
  wakeRetry(queue.read, now, byHand);
}

export function nextUploadAt(queue: GameQueue): number | null {
  return queue.uploadAt === null ? null : Math.max(queue.uploadAt, queue.upload.notBefore);
}

export function nextReadAt(queue: GameQueue, isVisible: boolean, now: number): number | null {
  const wanted = newsExpectedAt(queue, isVisible, now);
  return wanted === null ? null : Math.max(wanted, queue.read.notBefore);
}

/** A head below the last read position is news too: the server may have restored a backup (I3). */
function newsExpectedAt(queue: GameQueue, isVisible: boolean, now: number): number | null {
  if (queue.knownHeadSeq !== queue.readSeq) return now;
  if (!queue.isOpen) return null;
  if (queue.lastPullAt === null) return now;
  return isVisible ? queue.lastPullAt + OPEN_GAME_READ_MS : null;
}

/** Starts the bisection of I14 after a call that was too slow or refused as a whole. */
export function shortenBatch(queue: GameQueue, sent: number): void {
  queue.batchLength = Math.max(1, Math.floor(sent / 2));
}

/** Returns the longest batch that may follow a full one that settled soon. */
export function lengthened(batchLength: number, times = MOST_GROWTH): number {
  return Math.min(MAX_EVENTS_PER_PUSH, batchLength * times);
}

/** Call it after a full batch has settled, with the time it took. */
export function growBatch(queue: Pick<GameQueue, "batchLength">, tookMs: number): void {
  if (tookMs > SLOW_ANSWER_MS) return;
  queue.batchLength = lengthened(queue.batchLength, tookMs > QUICK_ANSWER_MS ? 2 : MOST_GROWTH);
}
