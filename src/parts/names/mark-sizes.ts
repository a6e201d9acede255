/** The jersey's classes, and the crest's in the place that the jersey has in its line. */
export type MarkSize = readonly [jersey: string, crest: string];

/** Apart from TeamMark, because the widget needs none of them and pays for each by the byte. */
export const MARK_SIZES = {
  /** In a row that is higher than a line. */
  row: ["h-5.5 w-8 rounded-xs pt-1 text-[12px]/[12px] [--neck:10px]", "-my-1.25 size-8"],
  /** Beside a name of its own. */
  name: ["h-10 w-12 rounded-sm pt-1.5 text-[18px]/[18px] [--neck:16px]", "-my-1 size-12"],
  /** Grows with the name; in parts of its own letters. */
  board: [
    "h-[1.7em] w-[2.4em] rounded-[0.3em] pt-[0.35em] text-[0.6em]/[1] [--neck:0.7em]",
    "-my-[0.35em] size-[2.4em] text-[0.6em]",
  ],
} as const satisfies Record<string, MarkSize>;
