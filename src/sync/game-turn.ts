import { lengthened, shortened } from "./batch-length.ts";
import {
  beginUpload,
  type GameQueue,
  nextReadAt,
  nextUploadAt,
  noteCheckpoint,
} from "./game-queue.ts";
import { type Lane, noteFailure, noteSuccess } from "./lane.ts";
import { pullToEnd } from "./pull.ts";
import { pushBatch, type SyncDeps } from "./push.ts";
import type { TransportAnswer } from "./transport.ts";

export interface TurnContext extends SyncDeps {
  readonly random: () => number;
  /**
   * The patience that all reads share: when the server does not answer for one game, a hundred
   * others need not ask, and what waits to be sent is tried first.
   */
  readonly reads: Lane;
  /** A receipt arrived: the stall clock starts over (I13). */
  readonly onReceipt: () => void;
  /** Nothing more may be sent before the person or the version changes. */
  readonly onStop: (answer: TransportAnswer) => void;
  /** A call for waiting events begins (+1) or ends (-1). */
  readonly onSending: (change: 1 | -1) => void;
}

/** A database that failed is asked again like a server that is busy. */
const STORAGE_TROUBLE: TransportAnswer = {
  kind: "temporary",
  retryAfterMs: null,
  wasTimeout: false,
};

/** One game's turn: send what is due, then read what is due. Never throws. */
export async function takeTurn(
  context: TurnContext,
  queue: GameQueue,
  isVisible: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (isDue(nextUploadAt(queue), context)) {
    context.onSending(1);
    await upload(context, queue, signal);
    context.onSending(-1);
  }
  if (signal.aborted) return;
  const mayRead = isDue(context.reads.notBefore, context);
  if (mayRead && isDue(nextReadAt(queue, isVisible, context.time.monotonic()), context)) {
    await read(context, queue, signal);
  }
}

function isDue(at: number | null, context: TurnContext): boolean {
  return at !== null && at <= context.time.monotonic();
}

/** Batch after batch while batches come out full; bisects a refused one down to its poison. */
async function upload(context: TurnContext, queue: GameQueue, signal: AbortSignal): Promise<void> {
  beginUpload(queue);
  for (;;) {
    const limit = queue.batch.current;
    const step = await pushBatch(context, queue.gameId, limit, signal);
    if (step.kind === "nothing") return noteSuccess(queue.upload);
    if (step.kind === "settled" || step.kind === "quarantined") {
      noteSuccess(queue.upload);
      noteSuccess(context.reads);
      queue.batch = lengthened(queue.batch);
      context.onReceipt();
    }
    if (step.kind === "settled") {
      queue.knownHeadSeq = step.headSeq;
      const checkpoint = await context.store.checkpoints.get(queue.gameId);
      if (checkpoint.ok) noteCheckpoint(queue, checkpoint.value);
      if (step.sent < limit) return;
    }
    if (step.kind === "storage-failed") return fail(context, queue, STORAGE_TROUBLE, 0);
    if (step.kind === "failed") {
      const wasHalved = step.answer.kind === "batch-refused" && step.sent > 1;
      if (!wasHalved) return fail(context, queue, step.answer, step.sent);
      queue.batch = shortened(step.sent);
    }
    if (signal.aborted) return keepDue(context, queue);
  }
}

function fail(context: TurnContext, queue: GameQueue, answer: TransportAnswer, sent: number): void {
  const now = context.time.monotonic();
  const reaction = noteFailure(queue.upload, answer, now, context.random);
  if (answer.kind === "unknown") noteFailure(context.reads, answer, now, context.random);
  if (reaction.shorten) queue.batch = shortened(sent);
  if (reaction.next === "stop") context.onStop(answer);
  keepDue(context, queue);
}

function keepDue(context: TurnContext, queue: GameQueue): void {
  queue.uploadAt = context.time.monotonic();
}

async function read(context: TurnContext, queue: GameQueue, signal: AbortSignal): Promise<void> {
  const outcome = await pullToEnd(context, queue.gameId, signal);
  const now = context.time.monotonic();
  if (outcome.kind === "up-to-date") {
    noteSuccess(queue.read);
    noteSuccess(context.reads);
    queue.lastPullAt = now;
    queue.knownHeadSeq = outcome.headSeq;
    queue.readSeq = outcome.headSeq;
    queue.readDigest = outcome.logDigest;
    return;
  }
  const answer = outcome.kind === "failed" ? outcome.answer : STORAGE_TROUBLE;
  const reaction = noteFailure(queue.read, answer, now, context.random);
  if (reaction.next === "back-off") noteFailure(context.reads, answer, now, context.random);
  if (reaction.next === "stop") context.onStop(answer);
}
