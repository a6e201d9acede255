/** The frame is as high as a window from the start, so the plays push no visible footer away. */
export const REVIEW_FRAME =
  "mx-auto min-h-dvh max-w-page px-3 pt-2 pb-24 wide:px-5 print:min-h-0 print:p-0";

/** One column on a phone becomes chart and totals side by side from 800 px and on paper. */
export const REVIEW_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] wide:gap-6 print:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] print:gap-4";

/** A row of the page spans both columns. */
export const REVIEW_ROW = "wide:col-span-2 print:col-span-2";

/** The cards of both teams stand side by side. */
export const REVIEW_TEAMS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-2 wide:gap-6 print:grid-cols-2 print:gap-4";
