/** The jersey's classes, and the crest's in the place that the jersey has in its line. */
export type MarkSize = readonly [jersey: string, crest: string];

/** Apart from TeamMark, because the widget needs none of them and pays for each by the byte. */
export const MARK_SIZES = {
  /** For rows taller than one line of text. */
  row: [
    "h-[22px] w-[32px] rounded-xs pt-1 text-[12px]/[12px] [--neck:10px]",
    "-my-[5px] size-[32px]",
  ],
  /** Beside a name of its own. */
  name: [
    "h-[40px] w-[48px] rounded-sm pt-1.5 text-[18px]/[18px] [--neck:16px]",
    "-my-[4px] size-[48px]",
  ],
  /** Grows with the name; in parts of its own letters. */
  board: [
    "h-[1.7em] w-[2.4em] rounded-[0.3em] pt-[0.35em] text-[0.6em]/[1] [--neck:0.7em]",
    "-my-[0.35em] size-[2.4em] text-[0.6em]",
  ],
} as const satisfies Record<string, MarkSize>;
