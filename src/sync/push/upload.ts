import type { PushAnswer } from "../../contract/push-answer.ts";
import { beginUpload, type GameQueue, growBatch, lengthened, shortenBatch } from "../game-queue.ts";
import { noteSuccess } from "../retry-state.ts";
import type { TransportResult } from "../transport.ts";
import { DEVICE_FAILED, type TurnContext } from "../turn-context.ts";
import { applyAnswer, failUpload, keepDue } from "./apply-answer.ts";
import { settlesAll } from "./apply-outcomes.ts";
import { judgeSuspects } from "./judge-suspects.ts";
import { type Batch, cutBatch, readBatch, sendBatch } from "./push.ts";
import { suspect } from "./suspicion.ts";

/** Halves a refused batch down to one event, which is then judged (I14). */
export async function upload(
  context: TurnContext,
  queue: GameQueue,
  signal: AbortSignal,
): Promise<void> {
  beginUpload(queue);
  const tried = new Set<string>();
  while (await judgeSuspects(context, queue, signal, tried)) {
    if (!(await sendInOrder(context, queue, signal, tried))) return;
  }
}

/**
 * The next batch leaves while the receipts are stored; a crash only sends twice (I8, S8). Returns
 * true when one event was refused alone.
 */
async function sendInOrder(
  context: TurnContext,
  queue: GameQueue,
  signal: AbortSignal,
  tried: Set<string>,
): Promise<boolean> {
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
    const sentAt = context.time.monotonic();
    const result = await sendBatch(context, gameId, batch, signal);
    const tookMs = context.time.monotonic() - sentAt;
    if (!(await storing)) return false;
    const [first] = batch.events;
    if (isRefused(result) && batch.events.length === 1 && first !== undefined) {
      suspect(queue.suspicion, first.eventId);
      tried.add(first.eventId);
      return true;
    }
    // Events without a receipt are sent again before those tapped after them (I10).
    const mayGoOn = result.ok && settlesAll(batch.events, result.value);
    if (mayGoOn && batch.isFull) growBatch(queue, tookMs);
    storing = take(context, queue, batch, result);
    // It is awaited below; without this, an earlier exception would count as unhandled.
    storing.catch(() => undefined);
    if (following !== null && mayGoOn) {
      const longest = await following;
      batch = longest && cutBatch(longest, queue.batchLength);
      continue;
    }
    if (!(await storing) || (result.ok && !batch.isFull)) return false;
    batch = await read();
  }
  if (!(await storing)) return false;
  if (batch === null) return failUpload(context, queue, DEVICE_FAILED, 0);
  if (signal.aborted) return keepDue(context, queue);
  noteSuccess(queue.upload);
  return false;
}

async function take(
  context: TurnContext,
  queue: GameQueue,
  batch: Batch,
  result: TransportResult<PushAnswer>,
): Promise<boolean> {
  if (result.ok) return applyAnswer(context, queue, batch, result.value);
  const sent = batch.events.length;
  if (!isRefused(result)) return failUpload(context, queue, result.answer, sent);
  shortenBatch(queue, sent);
  return true;
}

function isRefused(result: TransportResult<PushAnswer>): boolean {
  return !result.ok && result.answer.kind === "batch-refused";
}
