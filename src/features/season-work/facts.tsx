import type { ReactNode } from "react";

/** Shows one name with its value per line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container max-w-md divide-y divide-line text-dense">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-9 content-center items-center gap-x-3 py-1 @min-[14rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 font-strong wrap-break-word">{children}</dd>
    </div>
  );
}
