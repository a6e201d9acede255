import { type ReactNode, Suspense } from "react";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useMedia } from "../../ui/use-media.ts";

/** The buttons load the CSV library after the first paint; `StatsSection` keeps their place. */
export const LateExportButtons = lazyExtra(() => import("./export-buttons.tsx"), "ExportButtons");

/** Frames a table with its title, how much of it shows, and the export buttons. */
export function StatsSection({
  title,
  count,
  more,
  exports: buttons,
  children,
}: {
  title: string;
  /** Reads "Showing …". */
  count: string;
  /** Shows more or less of it. */
  more?: ReactNode;
  exports: ReactNode;
  children: ReactNode;
}) {
  // On a narrow screen the figures come first.
  const isWide = useMedia("(min-width: 62.5rem)");
  const exports = <Suspense fallback={<Skeleton className="h-11 w-64" />}>{buttons}</Suspense>;
  return (
    <Section title={title}>
      <div className="mt-1 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isWide && exports}
        <span className="flex flex-1 items-center justify-between gap-3 wide:justify-end">
          <span role="status" className="text-dense text-text-2">
            {count}
          </span>
          {more !== undefined && <span className="print:hidden">{more}</span>}
        </span>
      </div>
      {children}
      {!isWide && <div className="mt-4">{exports}</div>}
    </Section>
  );
}
