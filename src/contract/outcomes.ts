/** What the server did with one event (I7); the closed list of `push_game_events`. */
export const OUTCOMES = [
  "applied",
  "duplicate",
  "held_late",
  "superseded_epoch",
  "orphaned",
  "rejected",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a first delivery can come to; a duplicate repeats one of these in `of`. */
export type FirstOutcome = Exclude<Outcome, "duplicate">;

/** The server's word for one event; it alone takes an event out of the outbox (I2). */
export interface Receipt {
  readonly eventId: string;
  readonly outcome: Outcome;
  /** The first outcome, where `outcome` is `duplicate`; null else. */
  readonly of: FirstOutcome | null;
  /** Position in the log of an applied event; null for everything else. */
  readonly gameSeq: number | null;
  /**
   * Why it was rejected (I7): invalid, id_reused, permission, too_large, state_changed (closes
   * quietly, D31), or a word of a newer server; free for the others (epoch_ahead, …).
   */
  readonly reason: string | null;
}

/** What the receipt means whether or not the event had been delivered before (I8). */
export function settledOutcome(receipt: Receipt): FirstOutcome | null {
  return receipt.outcome === "duplicate" ? receipt.of : receipt.outcome;
}
