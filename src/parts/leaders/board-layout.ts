/** The board and its skeleton, which loads first, share these places of cards and lists. */

/** A ruled card has two or four cells. */
export const HIGHLIGHT_CARD = "card grid grid-cols-2 sm:grid-cols-4";
export const HIGHLIGHT_CELL =
  "min-w-0 px-[12px] pt-2.5 pb-3 even:border-l nth-[n+3]:border-t sm:nth-[n+2]:border-l sm:nth-[n+3]:border-t-0 bar:px-4 bar:pt-3 bar:pb-3.5";

/** The grid has one, two or three columns from 0, 640 and 1000 px; its first list is wide. */
export const BOARD_GRID =
  "mt-5 grid gap-6 *:min-w-0 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-7 bar:grid-cols-3 bar:*:first:col-span-2";
