import type { GameEvent, Score } from "../game/events.ts";

const ACTS = {
  "game.finalized.v1": "finalize",
  "game.reopened.v1": "reopen",
  "game.reset.v1": "reset",
} as const;

type TransitionEvent = Extract<GameEvent, { type: keyof typeof ACTS }>;

/** A finalize, re-open or reset of this device that the server refused, and why (I20, D31). */
export interface RefusedTransition {
  readonly event: TransitionEvent;
  readonly act: (typeof ACTS)[keyof typeof ACTS];
  readonly reason: string | null;
  /** The result that this device finalized; null for other acts. */
  readonly own: Score | null;
  /** The transition that came first; null unless `state_changed` refused it. */
  readonly first: {
    readonly act: RefusedTransition["act"];
    /** The person who sent it (I20). */
    readonly personId: string | null;
    readonly result: Score | null;
  } | null;
}

/** Returns null for an event that is no transition; `log` is in order. */
export function refusedTransition(
  event: GameEvent,
  reason: string | null,
  log: readonly GameEvent[],
): RefusedTransition | null {
  if (!isTransition(event)) return null;
  const first = reason === "state_changed" ? firstAfterSeen(event, log) : undefined;
  return {
    event,
    act: ACTS[event.type],
    reason,
    own: resultOf(event),
    first:
      first === undefined
        ? null
        : {
            act: ACTS[first.type],
            personId: first.recordedBy ?? first.authorId,
            result: resultOf(first),
          },
  };
}

/** Returns the transition that followed the one which the refused event had seen. */
function firstAfterSeen(
  { payload }: TransitionEvent,
  log: readonly GameEvent[],
): TransitionEvent | undefined {
  const confirmed = log.filter(isTransition).filter(({ gameSeq }) => gameSeq !== null);
  // An old device names no transition, and then the newest one decides.
  if (payload.seenTransition === undefined) return confirmed.at(-1);
  const seen = confirmed.findIndex(({ eventId }) => eventId === payload.seenTransition);
  return confirmed[seen + 1];
}

function isTransition(event: GameEvent): event is TransitionEvent {
  return event.type in ACTS;
}

function resultOf(event: TransitionEvent): Score | null {
  return event.type === "game.finalized.v1" ? (event.payload.computed ?? null) : null;
}
