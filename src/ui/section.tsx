import { type ReactNode, useId } from "react";

/**
 * A printed heading under an ink rule, with its content; the section is named by its heading. What
 * stands beside the heading takes the lines that it needs, and goes under it where text is large.
 */
export function Section({
  title,
  aside,
  children,
}: {
  title: ReactNode;
  /** To the right of the heading: a caption, a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="ink-rule">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-2">
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
