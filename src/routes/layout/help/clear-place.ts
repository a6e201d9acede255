/** What the button would cover: nothing, a row's blank end, or text or a control. `clear` also has no control near. */
export type Lies = "clear" | "free" | "row" | "read";

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
 * Returns the lowest place of the first shape that has any, or null. A clear place comes before a
 * free one or, for a tab, one on a row's end.
 */
export function clearPlace(liesOn: (place: Place) => Lies, shapes: readonly Shape[]): Place | null {
  for (const shape of shapes) {
    let lowest: Place | null = null;
    for (let lift = 0; lift <= MOST_LIFT[shape]; lift += STEP) {
      const lies = liesOn({ shape, lift });
      if (lies === "clear") return { shape, lift };
      if (lies === "free" || (lies === "row" && shape === "tab")) lowest ??= { shape, lift };
    }
    if (lowest !== null) return lowest;
  }
  return null;
}
