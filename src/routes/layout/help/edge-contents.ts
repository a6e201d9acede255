const PRESSED = "a, button, label, summary";
const TOUCHED = `${PRESSED}, input, select, textarea`;
/** These are never covered, even where they are blank, because they are small. */
const KEPT =
  "img, canvas, svg, header, input, label:has(input), select, textarea, [aria-pressed], .type-action, .bg-brand, .numeral";
/** Wider controls are rows and cards, whose blank end may be covered. */
const SMALL_CONTROL_PX = 200;

/** In pixels of the window. */
export type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export interface EdgeContent {
  readonly area: Area;
  /** "read": must not be covered; "row": its blank end may be; null: it may be covered. */
  readonly lies: "read" | "row" | null;
  readonly isTouched: boolean;
}

/**
 * Returns the texts, drawings and controls that stand in the strip. It reads boxes, because asking
 * what lies under 150 points of a page of ten lists took 22 ms, and the boxes take 0.4.
 */
export function edgeContents(strip: Area, leftOut: Element): readonly EdgeContent[] {
  const found: EdgeContent[] = [];
  addContents(document.body, strip, leftOut, found);
  return found;
}

export function meets(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function addContents(parent: Element, seen: Area, leftOut: Element, found: EdgeContent[]): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) addLines(node, seen, found);
    if (!(node instanceof Element) || node === leftOut) continue;
    const box = node.getBoundingClientRect();
    // Words for screen readers alone stand in one pixel; an element without a box may have children with one.
    const isUnseen = box.width === 1 && box.height === 1;
    const hasBox = box.width > 0 || box.height > 0;
    if (isUnseen || (hasBox && !meets(box, seen))) continue;
    const { visibility, overflow } = getComputedStyle(node);
    if (visibility === "hidden") continue;
    const lies = liesUnder(node, box);
    const isTouched = node.matches(TOUCHED);
    if (hasBox && (lies !== null || isTouched)) found.push({ area: box, lies, isTouched });
    if (node instanceof SVGElement) continue;
    const isCut = hasBox && overflow !== "visible";
    addContents(node, isCut ? common(seen, box) : seen, leftOut, found);
  }
}

function addLines(text: Text, seen: Area, found: EdgeContent[]): void {
  if (text.data.trim() === "") return;
  const range = document.createRange();
  range.selectNodeContents(text);
  for (const line of range.getClientRects()) {
    if (meets(line, seen)) {
      found.push({ area: common(line, seen), lies: "read", isTouched: false });
    }
  }
}

function liesUnder(element: Element, { width }: DOMRect): EdgeContent["lies"] {
  if (element.matches(KEPT)) return "read";
  if (!element.matches(PRESSED)) return null;
  return width < SMALL_CONTROL_PX ? "read" : "row";
}

function common(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
