/** Below a place there is nothing, the blank end of a row, or something to read or to press. */
export type Lies = "free" | "row" | "read";

/** A round button in the corner, or a narrow tab in the margin at the page's edge. */
export type Shape = "round" | "tab";

export interface Place {
  readonly shape: Shape;
  /** Px above the corner. */
  readonly lift: number;
}

/** The tried places are this far apart, in px. */
const STEP = 12;
const MOST_LIFT: Readonly<Record<Shape, number>> = { round: 96, tab: 396 };

/**
 * Returns the lowest place of the first shape that has one: on nothing, or a tab on a row's end. Null
 * if all is read; the footer keeps a place for the button at the end of every page.
 */
export function clearPlace(liesOn: (place: Place) => Lies, shapes: readonly Shape[]): Place | null {
  for (const shape of shapes) {
    for (let lift = 0; lift <= MOST_LIFT[shape]; lift += STEP) {
      const lies = liesOn({ shape, lift });
      if (lies === "free" || (lies === "row" && shape === "tab")) return { shape, lift };
    }
  }
  return null;
}
