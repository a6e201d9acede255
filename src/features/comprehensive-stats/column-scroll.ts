/** A table wider than its frame has a strip at its right side, at least this wide. */
const FADE_PX = 10;

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

/** Returns how much of the frame's right side no whole column fills; 0 if the table ends there. */
export function unfilledWidth(frame: HTMLElement): number {
  const seenTo = frame.scrollLeft + frame.clientWidth;
  if (seenTo >= frame.scrollWidth - 1) return 0;
  const from = frame.scrollLeft + stillWidth(frame);
  const ends = headsOf(frame)
    .filter((head) => !isStill(head))
    .map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)
    .filter((end) => end > from && end <= seenTo - FADE_PX);
  return ends.length === 0 ? FADE_PX : seenTo - Math.max(...ends);
}

/** Puts the first column that is not seen whole beside those that stand still. */
export function showNextColumns(frame: HTMLElement): void {
  const still = stillWidth(frame);
  const seenTo = frame.scrollLeft + frame.clientWidth - FADE_PX;
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
