import { type GameQueue, nextReadAt, nextUploadAt } from "./game-queue.ts";
import { pullToEnd } from "./pull/pull.ts";
import { upload } from "./push/upload.ts";
import { noteFailure, noteSuccess } from "./retry-state.ts";
import { DEVICE_FAILED, type TurnContext } from "./turn-context.ts";

/** Sends what is due, then reads. An exception is reported and counts as a failed call (S15). */
export async function takeTurn(
  context: TurnContext,
  queue: GameQueue,
  isVisible: boolean,
  signal: AbortSignal,
): Promise<void> {
  try {
    await sendAndRead(context, queue, isVisible, signal);
  } catch (error) {
    const now = context.time.monotonic();
    queue.uploadAt ??= now;
    for (const retry of [queue.upload, queue.read]) {
      noteFailure(retry, DEVICE_FAILED, now, context.random);
    }
    context.onFault(error);
  }
}

async function sendAndRead(
  context: TurnContext,
  queue: GameQueue,
  isVisible: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (isDue(nextUploadAt(queue), context)) {
    context.onSending(1);
    try {
      await upload(context, queue, signal);
    } finally {
      context.onSending(-1);
    }
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
  const answer = outcome.kind === "failed" ? outcome.answer : DEVICE_FAILED;
  const reaction = noteFailure(queue.read, answer, now, context.random);
  if (reaction.next === "back-off") noteFailure(context.reads, answer, now, context.random);
  if (reaction.next === "stop") context.onStop(answer);
}
