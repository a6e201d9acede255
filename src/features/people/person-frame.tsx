import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePageTitle } from "../../ui/page-title.ts";

/** The frame is as wide as every page; its content has its own heading. */
export function PersonFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-5 px-3 pt-4 pb-24 wide:gap-6 wide:px-5 wide:pt-6">
      {children}
    </div>
  );
}

/** From 1,000 px the games are on the left, and what comes before and after on the right. */
export function Columns({
  before,
  after,
  children,
}: {
  before: ReactNode;
  after: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:gap-6 bar:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] bar:grid-rows-[auto_1fr]">
      <div className={clsx(COLUMN, "bar:col-start-2")}>{before}</div>
      <div className={clsx(COLUMN, "bar:col-start-1 bar:row-span-2 bar:row-start-1")}>
        {children}
      </div>
      <div className={clsx(COLUMN, "bar:col-start-2")}>{after}</div>
    </div>
  );
}

const COLUMN = "grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden wide:gap-6";
