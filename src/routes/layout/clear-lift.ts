/** The content under a place: nothing, the blank end of a control, or something to read. */
export type Lies = "free" | "pressed" | "read";

/** Heights in px that are tried, the lowest first. */
const LIFTS = Array.from({ length: 19 }, (_, index) => index * 24);

/**
 * The lowest place on nothing, else the lowest on nothing that is read. On a page without either
 * it is the usual place: a button that never comes back helps nobody.
 */
export function clearLift(liesOn: (lift: number) => Lies): number {
  let blank: number | undefined;
  for (const lift of LIFTS) {
    const lies = liesOn(lift);
    if (lies === "free") return lift;
    if (lies === "pressed") blank ??= lift;
  }
  return blank ?? 0;
}
