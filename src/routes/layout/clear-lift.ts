/** Below a place there is nothing, the blank end of a control, or something to read. */
export type Lies = "free" | "pressed" | "read";

/** The tried places are this far apart, in px. */
const STEP = 24;

/**
 * Returns the lowest place on nothing, or else on nothing that is read, up to the given height.
 * Null if all is read; the footer keeps a place for the button at the end of every page.
 */
export function clearLift(liesOn: (lift: number) => Lies, most: number): number | null {
  let blank: number | null = null;
  for (let lift = 0; lift <= most; lift += STEP) {
    const lies = liesOn(lift);
    if (lies === "free") return lift;
    if (lies === "pressed") blank ??= lift;
  }
  return blank;
}
