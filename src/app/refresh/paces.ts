export interface Pace {
  readonly everyMs: number;
  /** At the opening and on coming back, a reading of this age is good enough. */
  readonly freshMs: number;
  /** Reads again as soon as the server has taken what this device gave it. */
  readonly followsReceipts?: true;
}

/** Rows stay fresh this long, so that a step to the next page asks for nothing twice. */
export const SHOWN: Pace = { everyMs: 2 * 60_000, freshMs: 30_000, followsReceipts: true };
/** For what is large to read, such as a player's places among thousands. */
export const BESIDE: Pace = { everyMs: 10 * 60_000, freshMs: 10 * 60_000, followsReceipts: true };
/** One second of the shared answer, this pause and the way stay under five (live-game.md). */
export const WATCHED: Pace = { everyMs: 3_000, freshMs: 0 };
export const LIVE: Pace = { everyMs: 20_000, freshMs: 0 };
export const KEPT: Pace = { everyMs: 10 * 60_000, freshMs: 60_000 };

/** A reading that is due again in this moment still counts. */
const SLACK_MS = 15_000;

export function isRecent(readAtMs: number | null, everyMs: number, slackMs = SLACK_MS): boolean {
  return readAtMs !== null && Date.now() - readAtMs < everyMs + slackMs;
}
