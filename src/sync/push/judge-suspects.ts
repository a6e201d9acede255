import { settledOutcome } from "../../contract/outcomes.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import type { GameQueue } from "../game-queue.ts";
import type { TurnContext } from "../turn-context.ts";
import { applyAnswer, failUpload, keepDue, noteProgress } from "./apply-answer.ts";
import { candidatesBeside } from "./poison.ts";
import { type Batch, quarantinePoison, readBatch, sendBatch } from "./push.ts";
import {
  clearSuspicion,
  MOST_REFUSED_IN_A_TURN,
  nextAlone,
  noteAccepted,
  noteJudged,
  suspect,
} from "./suspicion.ts";

/**
 * Sends single events until each suspect is decided; if only refusals come, nothing is set aside
 * (I14). Returns whether full batches continue.
 */
export async function judgeSuspects(
  context: TurnContext,
  queue: GameQueue,
  signal: AbortSignal,
  tried: Set<string>,
): Promise<boolean> {
  const { suspicion } = queue;
  while (suspicion.ids.size > 0) {
    if (signal.aborted) return keepDue(context, queue);
    const all = await readBatch(context, queue.gameId, Number.MAX_SAFE_INTEGER);
    if (all === null) return failUpload(context, queue, { kind: "device-failed" }, 0);
    const candidates = candidatesBeside(suspicion.ids, all.events);
    // An event that no longer waits for this person was decided elsewhere, or belongs to somebody
    // else.
    if (!candidates.ids.some((id) => suspicion.ids.has(id))) break;
    const next =
      tried.size < MOST_REFUSED_IN_A_TURN ? nextAlone(suspicion, candidates, tried) : null;
    const event = all.events.find(({ eventId }) => eventId === next);
    if (event === undefined) return failUpload(context, queue, { kind: "everything-refused" }, 0);
    if (!(await tryAlone(context, queue, signal, { event, all, tried }))) return false;
  }
  clearSuspicion(suspicion);
  return true;
}

async function tryAlone(
  context: TurnContext,
  queue: GameQueue,
  signal: AbortSignal,
  {
    event,
    all,
    tried,
  }: { readonly event: GameEvent; readonly all: Batch; readonly tried: Set<string> },
): Promise<boolean> {
  const { suspicion } = queue;
  const { eventId } = event;
  const alone: Batch = { ...all, events: [event], isFull: false };
  const result = await sendBatch(context, queue.gameId, alone, signal);
  if (result.ok) {
    if (!(await applyAnswer(context, queue, alone, result.value))) return false;
    const receipt = result.value.receipts.find((one) => one.eventId === eventId);
    const isRejected = receipt === undefined || settledOutcome(receipt) === "rejected";
    if (isRejected) noteJudged(suspicion, eventId);
    else {
      noteAccepted(suspicion, eventId);
      tried.clear();
    }
    return true;
  }
  if (result.answer.kind !== "batch-refused") {
    return failUpload(context, queue, result.answer, 1);
  }
  if (!(suspicion.isServerTaking && suspicion.ids.has(eventId))) {
    suspect(suspicion, eventId);
    tried.add(eventId);
    return true;
  }
  if (!(await quarantinePoison(context, event, all.events))) {
    return failUpload(context, queue, { kind: "device-failed" }, 0);
  }
  noteJudged(suspicion, eventId);
  noteProgress(context, queue);
  return true;
}
