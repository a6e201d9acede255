import type { ReactNode } from "react";
import { usePageTitle } from "../../ui/page-title.ts";

/** As wide as every page; what stands in it has its own heading. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-5 px-3 pt-4 pb-24 wide:gap-6 wide:px-5 wide:pt-6">
      {children}
    </div>
  );
}

/** One column on a phone; from 1,000 px what is longer stands left of what is narrower. */
export const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:gap-6 bar:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]";
