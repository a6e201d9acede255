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
  aside,
  exports: buttons,
  children,
}: {
  title: string;
  /** Reads "Showing …". */
  count: string;
  /** Shows more or less of it. */
  more?: ReactNode;
  /** Stands close to the table's right side. */
  aside?: ReactNode;
  exports: ReactNode;
  children: ReactNode;
}) {
  // On a narrow screen the figures come first.
  const isWide = useMedia("(min-width: 62.5rem)");
  const exports = <Suspense fallback={<Skeleton className="h-11 w-64" />}>{buttons}</Suspense>;
  const counted = (
    <span role="status" className="text-dense text-text-2">
      {count}
    </span>
  );
  const way = more !== undefined && <span className="text-text print:hidden">{more}</span>;
  return (
    <Section title={title} {...(isWide || !way ? {} : { aside: way })}>
      {isWide ? (
        <div className="mt-1 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {exports}
          <span className="flex flex-1 items-center justify-end gap-3">
            {counted}
            {way}
            {aside}
          </span>
        </div>
      ) : (
        <p className="-mt-1 mb-2 flex items-center">
          {counted}
          {aside}
        </p>
      )}
      {children}
      {!isWide && <div className="mt-4">{exports}</div>}
    </Section>
  );
}
