import * as v from "valibot";
import type { GamePhase } from "../domain/game/events.ts";
import { type FirstOutcome, OUTCOMES, type Outcome, type Receipt } from "./outcomes.ts";
import { column, mayLack, type RowOf, sequence, shapeSchema, text } from "./rows/row-shape.ts";

const receipt = {
  eventId: text,
  outcome: text,
  of: mayLack(text),
  gameSeq: mayLack(sequence),
  reason: mayLack(text),
  epoch: mayLack(sequence),
};

const pushAnswerSchema = shapeSchema({
  receipts: v.array(shapeSchema(receipt)),
  headSeq: sequence,
  logDigest: mayLack(sequence),
  epoch: sequence,
  phase: column("state", v.picklist(["open", "final"])),
});

/** `missing_device_seqs` (I6) is not read: it helps people, while devices compare digests. */
export interface PushAnswer {
  readonly receipts: readonly Receipt[];
  readonly headSeq: number;
  /** The digest of the log through `headSeq` (I3); null when an older server sends none. */
  readonly logDigest: number | null;
  readonly epoch: number;
  readonly phase: GamePhase;
}

/** Returns null for anything but a 2xx answer of `push_game_events`, such as a portal's page. */
export function readPushAnswer(body: unknown): PushAnswer | null {
  const parsed = v.safeParse(pushAnswerSchema, body);
  if (!parsed.success) return null;
  return { ...parsed.output, receipts: parsed.output.receipts.map(readReceipt) };
}

/**
 * An outcome of a newer server still names a stored event (I7): it reads as rejected, with the
 * outcome as the reason, so that people can see the event.
 */
function readReceipt(row: RowOf<typeof receipt>): Receipt {
  const { outcome } = row;
  if (!isOutcome(outcome)) return { ...row, outcome: "rejected", of: null, reason: outcome };
  return { ...row, outcome, of: outcome === "duplicate" ? firstOutcomeOf(row) : null };
}

function firstOutcomeOf({ of, gameSeq }: RowOf<typeof receipt>): FirstOutcome | null {
  if (of !== null && isOutcome(of) && of !== "duplicate") return of;
  return gameSeq === null ? null : "applied";
}

function isOutcome(word: string): word is Outcome {
  return OUTCOMES.some((outcome) => outcome === word);
}
