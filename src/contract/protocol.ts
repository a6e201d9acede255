/** `push_game_events` takes at most this many events in one call. */
export const MAX_EVENTS_PER_PUSH = 500;

/** Events asked for in one page of `pull_game_events`; servers cap answers at 1,000 rows (I23). */
export const PULL_PAGE_LENGTH = 500;
