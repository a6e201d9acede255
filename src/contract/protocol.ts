/** What this client speaks; a server that no longer does answers so and the client stops (I24). */
export const PROTOCOL_VERSION = 1;

/** `push_game_events` takes at most this many events in one call. */
export const MAX_EVENTS_PER_PUSH = 500;

/** One event as JSON, in bytes of UTF-8. */
export const MAX_EVENT_BYTES = 4096;

/** Events asked for in one page of `pull_game_events`; servers cap answers at 1,000 rows (I23). */
export const PULL_PAGE_LENGTH = 500;
