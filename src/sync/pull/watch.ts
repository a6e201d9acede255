/** How often the game on the screen is asked for news while somebody looks at it. */
const OPEN_GAME_PULL_MS = 5_000;

/** What is known about one game without asking for its log. */
export interface WatchedGame {
  readonly gameId: string;
  /** On the screen of any tab of this device. */
  readonly isOpen: boolean;
  /** The highest game_seq that the server is known to have (reference rows, answers). */
  readonly knownHeadSeq: number;
  /** How far this device has read. */
  readonly readSeq: number;
  /** Clock of the last successful pull, milliseconds; null: none in this visit. */
  readonly lastPullAt: number | null;
}

/**
 * When the game's log should be read next, in milliseconds of the same clock; null: nothing
 * suggests that there is news. Unopened games are read only when their head differs from what
 * was read, as the reference rows tell; a lower head may be a restored backup (I3).
 */
export function nextPullAt(game: WatchedGame, isVisible: boolean, now: number): number | null {
  if (game.knownHeadSeq !== game.readSeq) return now;
  if (!game.isOpen) return null;
  if (game.lastPullAt === null) return now;
  return isVisible ? game.lastPullAt + OPEN_GAME_PULL_MS : null;
}
