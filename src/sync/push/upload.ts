import type { PushAnswer } from "../../contract/push-answer.ts";
import {
  beginUpload,
  type GameQueue,
  lengthened,
  noteCheckpoint,
  shortenBatch,
} from "../game-queue.ts";
import type { TurnFailure } from "../reactions.ts";
import { noteFailure, noteSuccess } from "../retry-state.ts";
import type { TransportAnswer, TransportResult } from "../transport.ts";
import { DEVICE_FAILED, type TurnContext } from "../turn-context.ts";
import { applyOutcomes, settlesAll } from "./apply-outcomes.ts";
import { type Batch, quarantinePoison, readBatch, sendBatch } from "./push.ts";

const NO_RECEIPTS: TransportAnswer = { kind: "unknown", wasTimeout: false };

/**
 * Sends a game's waiting events in batches, one call at a time, and bisects a refused batch down to
 * the event that causes it. The next batch is read during a call and sent while the receipts are
 * stored, so a crash in between only causes a second delivery (I8, S8).
 */
export async function upload(
  context: TurnContext,
  queue: GameQueue,
  signal: AbortSignal,
): Promise<void> {
  beginUpload(queue);
  const { gameId } = queue;
  const read = (after?: Batch) => {
    const length = after === undefined ? queue.batchLength : lengthened(queue.batchLength);
    return readBatch(context, gameId, length, after);
  };
  let storing = Promise.resolve(true);
  let batch = await read();
  for (;;) {
    if (batch === null || batch.events.length === 0 || signal.aborted) break;
    const following: Promise<Batch | null> | null = batch.isFull ? read(batch) : null;
    const result = await sendBatch(context, gameId, batch, signal);
    if (!(await storing)) return;
    storing = applyAnswer(context, queue, batch, result);
    // It is awaited below; without this, an earlier exception would count as unhandled.
    storing.catch(() => undefined);
    // Events without a receipt are sent again before those tapped after them (I10).
    const mayGoOn = result.ok && settlesAll(batch.events, result.value);
    if (following !== null && mayGoOn) {
      batch = await following;
      continue;
    }
    if (!(await storing) || (result.ok && !batch.isFull)) return;
    batch = await read();
  }
  if (!(await storing)) return;
  if (batch === null) fail(context, queue, DEVICE_FAILED, 0);
  else if (signal.aborted) keepDue(context, queue);
  else noteSuccess(queue.upload);
}

/** Applies one answer to the device and the queue; returns whether the next batch may be sent. */
async function applyAnswer(
  context: TurnContext,
  queue: GameQueue,
  batch: Batch,
  result: TransportResult<PushAnswer>,
): Promise<boolean> {
  if (!result.ok) return applyRefusal(context, queue, batch, result.answer);
  const { events } = batch;
  const settled = await applyOutcomes(context.store, queue.gameId, events, result.value);
  if (!settled.ok) return fail(context, queue, DEVICE_FAILED, 0);
  if (settled.value === 0) return fail(context, queue, NO_RECEIPTS, events.length);
  noteProgress(context, queue);
  queue.knownHeadSeq = result.value.headSeq;
  const checkpoint = await context.store.checkpoints.get(queue.gameId);
  if (checkpoint.ok) noteCheckpoint(queue, checkpoint.value);
  return true;
}

async function applyRefusal(
  context: TurnContext,
  queue: GameQueue,
  batch: Batch,
  answer: TransportAnswer,
): Promise<boolean> {
  const sent = batch.events.length;
  if (answer.kind !== "batch-refused") return fail(context, queue, answer, sent);
  if (sent > 1) {
    shortenBatch(queue, sent);
    return true;
  }
  if (!(await quarantinePoison(context, batch))) return fail(context, queue, DEVICE_FAILED, 0);
  noteProgress(context, queue);
  return true;
}

function noteProgress(context: TurnContext, queue: GameQueue): void {
  noteSuccess(queue.upload);
  noteSuccess(context.reads);
  queue.batchLength = lengthened(queue.batchLength);
  context.onReceipt();
}

function fail(context: TurnContext, queue: GameQueue, answer: TurnFailure, sent: number): false {
  const now = context.time.monotonic();
  const reaction = noteFailure(queue.upload, answer, now, context.random);
  if (answer.kind === "unknown") noteFailure(context.reads, answer, now, context.random);
  if (reaction.shorten) shortenBatch(queue, sent);
  if (reaction.next === "stop") context.onStop(answer);
  keepDue(context, queue);
  return false;
}

function keepDue(context: TurnContext, queue: GameQueue): void {
  queue.uploadAt = context.time.monotonic();
}
