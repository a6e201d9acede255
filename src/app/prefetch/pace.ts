/**
 * How new a screen wants what it shows. `shown`: what a page is about; from one page to its
 * neighbour, nothing is asked for twice. `beside`: what stands beside that and is large to read,
 * such as a player's places among the thousands of a season; one reading serves everybody whose
 * page is opened meanwhile.
 */
export type Pace = "shown" | "beside";

interface Times {
  /** It is read again this often while it is looked at. */
  readonly everyMs: number;
  /** A reading younger than this is good enough at the opening and on coming back. */
  readonly freshMs: number;
}

export const TIMES: Readonly<Record<Pace, Times>> = {
  shown: { everyMs: 2 * 60_000, freshMs: 30_000 },
  beside: { everyMs: 10 * 60_000, freshMs: 10 * 60_000 },
};
