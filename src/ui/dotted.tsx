import type { ReactNode } from "react";

/** Shows "Rush TD 2 · Tackles 4" as a block and cuts off a dot at a line's start. */
export function Dotted({
  first,
  parts,
}: {
  /** Stands before the parts, for example in another weight. */
  first?: ReactNode;
  parts: readonly string[];
}) {
  const hasFirst = first !== undefined && first !== null && first !== false;
  return (
    <span className="-ml-[0.75em] block [clip-path:inset(-16px_-4px_-16px_0.75em)] print:ml-0 print:inline print:[clip-path:none]">
      {hasFirst && <span className={PART}>{first}</span>}
      {parts.map((part, index) => (
        <span key={part} className={PART}>
          {(hasFirst || index > 0) && (
            <span className="absolute left-0 w-[0.75em] text-center"> · </span>
          )}
          {part}
        </span>
      ))}
    </span>
  );
}

const PART = "relative inline-block max-w-full pl-[0.75em]";
