import type { ReactNode } from "react";
import { useMedia } from "../../ui/use-media.ts";

/** Shows the short text; screen readers read the whole one. */
export function ShortText({ whole, short }: { whole: string; short: ReactNode }) {
  if (short === whole) return whole;
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{short}</span>
    </>
  );
}

/** The title of a sheet holds so many letters of a team's name in one line. */
export function useTitleLetters(): number {
  return useMedia("(min-width: 40rem)") ? 40 : 12;
}
