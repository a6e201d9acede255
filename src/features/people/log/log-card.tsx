import type { ReactNode } from "react";
import { Section } from "../../../ui/section.tsx";

/** Lists games under a heading, or shows `empty` if there are none. */
export function LogCard({
  title,
  aside,
  count,
  empty,
  children,
}: {
  title: string;
  aside?: ReactNode;
  count: number;
  empty: string;
  /** Takes `LogLine`s. */
  children: ReactNode;
}) {
  return (
    <Section title={title} aside={aside}>
      {count === 0 ? (
        <p className="py-2 text-dense text-text-2">{empty}</p>
      ) : (
        <ol className="card @container mt-2">{children}</ol>
      )}
    </Section>
  );
}
