import * as v from "valibot";
import type { SendingDevice } from "../domain/access/who-scores.ts";
import type { GameEvent, GamePhase } from "../domain/game/events.ts";
import { readWireEvent } from "./event-wire.ts";
import { column, mayLack, optionalText, sequence, shapeSchema, text } from "./rows/row-shape.ts";

/** A device that sent recently; `seconds` have passed since then on the server's clock. */
export const scoringSchema = v.array(
  shapeSchema({ deviceId: text, userId: text, name: optionalText, seconds: sequence }),
);

export interface ToldDevice extends SendingDevice {
  readonly seconds: number;
}

const pullAnswerSchema = shapeSchema({
  events: v.array(v.unknown()),
  known: mayLack(v.boolean()),
  headSeq: sequence,
  epoch: sequence,
  phase: column("state", v.picklist(["open", "final"])),
  anchor: mayLack(shapeSchema({ gameSeq: v.nullable(sequence), eventId: v.nullable(text) })),
  anchorDigest: mayLack(sequence),
  scoring: mayLack(scoringSchema),
});

export interface PullAnswer {
  /** False if the server shows no such game: it never existed, or its season is deleted. */
  readonly isKnown: boolean;
  /** Ordered by `gameSeq`, each above the requested position. */
  readonly events: readonly GameEvent[];
  readonly headSeq: number;
  readonly epoch: number;
  readonly phase: GamePhase;
  /**
   * What the server has at the requested position, with its log's digest (I3); null if it has
   * nothing there. An older server sends no digest.
   */
  readonly anchor: {
    readonly gameSeq: number;
    readonly eventId: string;
    readonly logDigest: number | null;
  } | null;
  /** The devices that sent to this game in the last hour; an older server does not tell. */
  readonly scoring?: readonly ToldDevice[] | null;
}

/**
 * Returns null if it is not an answer. One unreadable event rejects the whole page, because leaving
 * it out would be a silent hole in the log (I23).
 */
export function readPullAnswer(gameId: string, body: unknown): PullAnswer | null {
  const parsed = v.safeParse(pullAnswerSchema, body);
  if (!parsed.success) return null;
  const { known, anchor, anchorDigest: logDigest, ...answer } = parsed.output;
  const events: GameEvent[] = [];
  for (const wire of answer.events) {
    const event = readWireEvent(gameId, wire);
    if (event === null || event.gameSeq === null) return null;
    events.push(event);
  }
  const { gameSeq = null, eventId = null } = anchor ?? {};
  const isAnchored = gameSeq !== null && eventId !== null;
  return {
    ...answer,
    isKnown: known !== false,
    events,
    anchor: isAnchored ? { gameSeq, eventId, logDigest } : null,
  };
}
