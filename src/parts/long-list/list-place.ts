import type { CSSProperties } from "react";

/** Keeps each row's last height, so that Back finds everything below where it was. */
const heights = new Map<string, number>();

interface ListPlace {
  readonly "data-list-place": string;
  readonly style: CSSProperties;
}

/**
 * Belongs to a row's element, which off the screen is an empty place as high as it was drawn last.
 * `id` differs from those of all other lists, and `firstHeightPx` excludes padding and border.
 */
export function listPlace(id: string, firstHeightPx: number): ListPlace {
  return {
    "data-list-place": id,
    style: { containIntrinsicBlockSize: `auto ${heights.get(id) ?? firstHeightPx}px` },
  };
}

/** Keeps the height of every row, and counts those that begin above the screen's lower edge. */
export function rememberPlaces(list: HTMLElement): number {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-list-place]")];
  const [first] = rows;
  if (first === undefined) return 0;
  const usualEdges = edgesOf(first);
  let reached = 0;
  for (const [index, row] of rows.entries()) {
    const { top, height } = row.getBoundingClientRect();
    // Lines stand between rows, so the last row has one less.
    const edges = row.nextElementSibling === null ? edgesOf(row) : usualEdges;
    heights.set(row.dataset.listPlace ?? "", height - edges);
    if (top < window.innerHeight) reached = index + 1;
  }
  return reached;
}

function edgesOf(row: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(row);
  return [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
    .map((width) => Number.parseFloat(width))
    .reduce((sum, width) => sum + width, 0);
}
