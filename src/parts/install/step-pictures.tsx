import type { ReactNode } from "react";

/** Draws the three steps on an iPhone; the words stand beside them. */
export const STEP_PICTURES: readonly ReactNode[] = [
  <Picture key="share">
    <rect x="14" y="4" width="52" height="72" rx="8" />
    <path d="M14 62h52" />
    <path className="text-brand" strokeWidth="3" d="M40 57V42m-5 5 5-5 5 5M34 49h-2v10h16V49h-2" />
  </Picture>,
  <Picture key="add-to-home">
    <rect x="8" y="12" width="64" height="56" rx="8" />
    <path d="M8 30h64M8 50h64M16 21h28M16 59h22" />
    <path
      className="text-brand"
      strokeWidth="3"
      d="M16 40h26M58 34h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2m4 3v6m-3-3h6"
    />
  </Picture>,
  <Picture key="add">
    <rect x="14" y="4" width="52" height="72" rx="8" />
    <path d="M22 16h10v10H22zM36 16h10v10H36zM50 16h8v10h-8zM22 32h10v10H22z" />
    <path
      className="text-brand"
      strokeWidth="3"
      d="M38 33h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H38a3 3 0 0 1-3-3V36a3 3 0 0 1 3-3m1 10 5 5 8-9"
    />
  </Picture>,
];

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="80"
      height="80"
      viewBox="0 0 80 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="rounded-card border border-line-strong bg-surface-2"
    >
      {children}
    </svg>
  );
}
