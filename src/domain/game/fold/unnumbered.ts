/** An event that is not stored yet has this number: an act in flight is the newest (I10). */
export const UNNUMBERED = Number.MAX_SAFE_INTEGER;
