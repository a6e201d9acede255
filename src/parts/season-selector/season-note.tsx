import type { ReactNode } from "react";

export function SeasonNote({ role, children }: { role: "note" | "status"; children: ReactNode }) {
  return (
    <div
      role={role}
      className="mt-3 mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line-strong bg-surface-2 px-3 text-dense"
    >
      {children}
    </div>
  );
}
