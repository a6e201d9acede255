/**
 * The device number of an event that the device's database has not stored yet. It sorts behind
 * every numbered event: an act in flight is the newest there is (I10).
 */
export const UNNUMBERED = Number.MAX_SAFE_INTEGER;
