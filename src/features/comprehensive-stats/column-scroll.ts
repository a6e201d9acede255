/** The torn edge at a frame's right side, where a table goes on. */
const TORN_EDGE_PX = 10;

/** Scrolls only the frame, sideways, until the column is beside those that stand still. */
export function showColumn(frame: HTMLElement, index: number): void {
  const head = headsOf(frame)[index];
  if (head === undefined || isStill(head)) return;
  const { offsetLeft, offsetWidth } = head;
  const still = stillWidth(frame);
  if (offsetLeft < frame.scrollLeft + still) frame.scrollLeft = offsetLeft - still;
  else if (offsetLeft + offsetWidth > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = offsetLeft + offsetWidth - frame.clientWidth;
}

/** Puts the first column that is not seen whole beside those that stand still. */
export function showNextColumns(frame: HTMLElement): void {
  const still = stillWidth(frame);
  const seenTo = frame.scrollLeft + frame.clientWidth - TORN_EDGE_PX;
  const next = headsOf(frame).find(
    ({ offsetLeft, offsetWidth }) =>
      offsetLeft + offsetWidth > seenTo && offsetLeft - still > frame.scrollLeft,
  );
  frame.scrollLeft = next === undefined ? frame.scrollWidth : next.offsetLeft - still;
}

function headsOf(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>("thead th")];
}

function isStill(head: HTMLElement): boolean {
  return getComputedStyle(head).position === "sticky";
}

/** What the columns that stay take of the frame's left side. */
function stillWidth(frame: HTMLElement): number {
  const ends = headsOf(frame)
    .filter(isStill)
    .map((head) => Number.parseFloat(getComputedStyle(head).left) + head.offsetWidth);
  return Math.max(0, ...ends);
}
