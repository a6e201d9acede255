/** Lists all outcomes of one event in `push_game_events` (I7). */
export const OUTCOMES = [
  "applied",
  "duplicate",
  "held_late",
  "superseded_epoch",
  "orphaned",
  "rejected",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcomes of a first delivery; a duplicate repeats one of these in `of`. */
export type FirstOutcome = Exclude<Outcome, "duplicate">;

/** The server's answer about one event; only this receipt removes an event from the outbox (I2). */
export interface Receipt {
  readonly eventId: string;
  readonly outcome: Outcome;
  /** The first outcome when `outcome` is `duplicate`, else null. */
  readonly of: FirstOutcome | null;
  /** Position of an applied event in the log; null for every other outcome. */
  readonly gameSeq: number | null;
  /**
   * Says why it was rejected (I7): `state_changed` closes quietly (D31), and `unknown_type`,
   * `game_full` and `too_many_walk_ons` are decided again if the event is sent again. Other
   * outcomes may have any reason.
   */
  readonly reason: string | null;
  /** The epoch of an applied event if it was sent with another one; else null. */
  readonly epoch: number | null;
}

/** The outcome of the event itself, whether or not it had been delivered before (I8). */
export function settledOutcome(receipt: Receipt): FirstOutcome | null {
  return receipt.outcome === "duplicate" ? receipt.of : receipt.outcome;
}
