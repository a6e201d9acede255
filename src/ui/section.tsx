import { type ReactNode, useId } from "react";

/** Frames content under a printed heading, which names the section. */
export function Section({
  title,
  aside,
  isNamedAbove = false,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  /** The heading is then for screen readers alone. */
  isNamedAbove?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="ink-rule">
      <div
        className={
          isNamedAbove ? "sr-only" : "flex min-h-8 flex-wrap items-center justify-between gap-x-2"
        }
      >
        <h2 id={headingId} className="type-h2 min-w-0">
          {title}
        </h2>
        {aside !== undefined && (
          <div className="flex-[1_1_5rem] text-right text-label text-text-2">{aside}</div>
        )}
      </div>
      {children}
    </section>
  );
}
