import * as v from "valibot";
import type { GameEvent, GamePhase } from "../domain/game/events.ts";
import { readWireEvent } from "./event-wire.ts";

const sequence = v.pipe(v.number(), v.integer(), v.minValue(0));

const pullAnswerSchema = v.object({
  events: v.array(v.unknown()),
  known: v.optional(v.nullable(v.boolean()), true),
  head_seq: sequence,
  epoch: sequence,
  state: v.picklist(["open", "final"]),
  anchor: v.optional(
    v.nullable(v.object({ game_seq: v.nullable(sequence), event_id: v.nullable(v.string()) })),
    null,
  ),
  anchor_digest: v.optional(v.nullable(sequence), null),
});

export interface PullAnswer {
  /** False when the server shows us no such game: it never existed, or its season is deleted. */
  readonly isKnown: boolean;
  /** Ordered by `gameSeq`, each above the requested position. */
  readonly events: readonly GameEvent[];
  readonly headSeq: number;
  readonly epoch: number;
  readonly phase: GamePhase;
  /**
   * The server's event at the requested position and the digest of its log through there (I3); null
   * when it has no event there. An older server sends no digest, which reads as null.
   */
  readonly anchor: {
    readonly gameSeq: number;
    readonly eventId: string;
    readonly logDigest: number | null;
  } | null;
}

/**
 * Reads the body of a 2xx answer of `pull_game_events`; returns null when it is not one. One
 * unreadable event rejects the whole page, because leaving it out would be a silent hole in the log
 * (I23).
 */
export function readPullAnswer(gameId: string, body: unknown): PullAnswer | null {
  const parsed = v.safeParse(pullAnswerSchema, body);
  if (!parsed.success) return null;
  const answer = parsed.output;
  const events: GameEvent[] = [];
  for (const wire of answer.events) {
    const event = readWireEvent(gameId, wire);
    if (event === null || event.gameSeq === null) return null;
    events.push(event);
  }
  const { anchor, anchor_digest: logDigest } = answer;
  return {
    isKnown: answer.known !== false,
    events,
    headSeq: answer.head_seq,
    epoch: answer.epoch,
    phase: answer.state,
    anchor:
      anchor === null || anchor.game_seq === null || anchor.event_id === null
        ? null
        : { gameSeq: anchor.game_seq, eventId: anchor.event_id, logDigest },
  };
}
