import type { ReactNode } from "react";

export function SeasonNote({ role, children }: { role: "note" | "status"; children: ReactNode }) {
  return (
    <div
      role={role}
      className="mt-1 flex max-bar:mb-3 flex-wrap items-center justify-between gap-x-4 rounded-card border border-line-strong bg-surface-2 px-3 text-dense bar:mt-4"
    >
      {children}
    </div>
  );
}
