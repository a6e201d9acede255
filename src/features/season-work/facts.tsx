import type { ReactNode } from "react";

/** Shows one name with its value per line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="max-w-md divide-y divide-line text-dense">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-9 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 py-1">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}
