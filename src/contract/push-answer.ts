import * as v from "valibot";
import type { GamePhase } from "../domain/game/events.ts";
import { type FirstOutcome, OUTCOMES, type Outcome, type Receipt } from "./outcomes.ts";

const sequence = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalText = v.optional(v.nullable(v.string()), null);

const receiptSchema = v.object({
  event_id: v.string(),
  outcome: v.string(),
  of: optionalText,
  game_seq: v.optional(v.nullable(sequence), null),
  reason: optionalText,
});

const pushAnswerSchema = v.object({
  receipts: v.array(receiptSchema),
  head_seq: sequence,
  log_digest: v.optional(v.nullable(sequence), null),
  epoch: sequence,
  state: v.picklist(["open", "final"]),
});

/**
 * `missing_device_seqs` (I6) is not read: it helps people to find a lost phone, while devices
 * compare digests.
 */
export interface PushAnswer {
  readonly receipts: readonly Receipt[];
  readonly headSeq: number;
  /** The digest of the log through `headSeq` (I3); null when an older server sends none. */
  readonly logDigest: number | null;
  readonly epoch: number;
  readonly phase: GamePhase;
}

/**
 * Reads the body of a 2xx answer of `push_game_events`; returns null for anything else, such as a
 * captive portal's page.
 */
export function readPushAnswer(body: unknown): PushAnswer | null {
  const parsed = v.safeParse(pushAnswerSchema, body);
  if (!parsed.success) return null;
  const answer = parsed.output;
  return {
    receipts: answer.receipts.map(readReceipt),
    headSeq: answer.head_seq,
    logDigest: answer.log_digest,
    epoch: answer.epoch,
    phase: answer.state,
  };
}

/**
 * An unknown outcome of a newer server still names an event that the server has stored (I7). It
 * reads as rejected, with the outcome as the reason, so that people can see the event.
 */
function readReceipt(row: v.InferOutput<typeof receiptSchema>): Receipt {
  const shared = { eventId: row.event_id, gameSeq: row.game_seq };
  if (!isOutcome(row.outcome)) {
    return { ...shared, outcome: "rejected", of: null, reason: row.outcome };
  }
  if (row.outcome !== "duplicate") {
    return { ...shared, outcome: row.outcome, of: null, reason: row.reason };
  }
  return { ...shared, outcome: "duplicate", of: readFirstOutcome(row), reason: row.reason };
}

function readFirstOutcome(row: v.InferOutput<typeof receiptSchema>): FirstOutcome | null {
  if (row.of !== null && isOutcome(row.of) && row.of !== "duplicate") return row.of;
  return row.game_seq === null ? null : "applied";
}

function isOutcome(word: string): word is Outcome {
  return OUTCOMES.some((outcome) => outcome === word);
}
