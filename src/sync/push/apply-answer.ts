import type { PushAnswer } from "../../contract/push-answer.ts";
import { type GameQueue, noteCheckpoint, shortenBatch } from "../game-queue.ts";
import type { TurnFailure } from "../reactions.ts";
import { noteFailure, noteSuccess } from "../retry-state.ts";
import type { TransportAnswer } from "../transport.ts";
import { DEVICE_FAILED, type TurnContext } from "../turn-context.ts";
import { applyOutcomes } from "./apply-outcomes.ts";
import type { Batch } from "./push.ts";

const NO_RECEIPTS: TransportAnswer = { kind: "unknown", wasTimeout: false };

/** Stores one push's receipts and notes them on the queue; false when the turn must end. */
export async function applyAnswer(
  context: TurnContext,
  queue: GameQueue,
  { events }: Batch,
  answer: PushAnswer,
): Promise<boolean> {
  const settled = await applyOutcomes(context.store, queue.gameId, events, answer);
  if (!settled.ok) return failUpload(context, queue, DEVICE_FAILED, 0);
  if (settled.value === 0) return failUpload(context, queue, NO_RECEIPTS, events.length);
  noteProgress(context, queue);
  queue.knownHeadSeq = answer.headSeq;
  const checkpoint = await context.store.checkpoints.get(queue.gameId);
  if (checkpoint.ok) noteCheckpoint(queue, checkpoint.value);
  return true;
}

export function noteProgress(context: TurnContext, queue: GameQueue): void {
  noteSuccess(queue.upload);
  noteSuccess(context.reads);
  context.onReceipt();
}

/** @param sent number of events in the failed call; 0 where their number is not the cause */
export function failUpload(
  context: TurnContext,
  queue: GameQueue,
  answer: TurnFailure,
  sent: number,
): false {
  const now = context.time.monotonic();
  const reaction = noteFailure(queue.upload, answer, now, context.random);
  if (answer.kind === "unknown") noteFailure(context.reads, answer, now, context.random);
  if (reaction.shorten) shortenBatch(queue, sent);
  if (reaction.next === "stop") context.onStop(answer);
  return keepDue(context, queue);
}

/** Keeps the upload due and returns false, because the turn ends. */
export function keepDue(context: TurnContext, queue: GameQueue): false {
  queue.uploadAt = context.time.monotonic();
  return false;
}
