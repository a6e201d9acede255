import { type ReactNode, useId } from "react";

/** A printed heading under an ink rule, with its content; the section is named by its heading. */
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
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id={headingId} className="type-h2">
          {title}
        </h2>
        {aside !== undefined && <div className="text-label text-text-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
