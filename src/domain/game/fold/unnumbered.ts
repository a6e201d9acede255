/** The number of an event that is not stored yet, because an act in flight is the newest (I10). */
export const UNNUMBERED = Number.MAX_SAFE_INTEGER;
