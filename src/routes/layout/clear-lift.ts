/** The content under a place: nothing, the blank end of a control, or something to read. */
export type Lies = "free" | "pressed" | "read";

/** How far apart the places are that are tried, in px. */
const STEP = 24;

/**
 * The lowest place on nothing, else the lowest on nothing that is read, up to the height given. Null
 * where all is read: the footer keeps a place, so the button is back at the end of every page.
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
