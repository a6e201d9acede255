/**
 * The device number of an event that the device's database has not stored yet. It sorts after every
 * numbered event, because an act in flight is the newest (I10).
 */
export const UNNUMBERED = Number.MAX_SAFE_INTEGER;
