/** `push_game_events` takes at most this many events in one call. */
export const MAX_EVENTS_PER_PUSH = 500;

/** The page size of `pull_game_events`; servers limit answers to 1,000 rows (I23). */
export const PULL_PAGE_LENGTH = 500;
