/** How new a screen wants what it shows. */
export interface Pace {
  /** It is read again this often while it is looked at. */
  readonly everyMs: number;
  /** A reading younger than this is good enough at the opening and on coming back. */
  readonly freshMs: number;
}

/** What a page is about. From one page to its neighbour, nothing is asked for twice. */
export const SHOWN: Pace = { everyMs: 2 * 60_000, freshMs: 30_000 };

/**
 * What a page shows beside that and what is large to read, such as a player's places among the
 * thousands of a season: one reading serves everybody whose page is opened meanwhile.
 */
export const BESIDE: Pace = { everyMs: 10 * 60_000, freshMs: 10 * 60_000 };
