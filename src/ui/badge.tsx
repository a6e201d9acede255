import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Only `live` is yellow, for games in progress; `stamp` is inverted ink, for playoffs and suspensions, and what is `off` is dotted. */
export type BadgeTone = "plain" | "live" | "stamp" | "off" | "ok" | "info" | "warn" | "bad";

const TONES: Record<BadgeTone, string> = {
  plain: "border-line-strong",
  live: "border-on-flag bg-flag text-on-flag",
  stamp: "border-text bg-text text-surface",
  off: "border-2 border-dotted border-text",
  ok: "border-current text-win",
  info: "border-current text-info",
  warn: "border-current bg-warn-bg text-warn",
  bad: "border-current text-danger",
};

/** Is 24 px high. Capitals are written in the text. */
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex h-6 items-center gap-1 rounded-pill border px-2 text-tiny font-head font-stretch-[86%]",
        "tracking-[0.03em] whitespace-nowrap",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** Shows a small count beside a heading or in a tab; null is not known yet. */
export function Count({ value }: { value: ReactNode }) {
  return (
    <span className="inline-grid h-5 min-w-6 place-items-center rounded-chip border bg-surface-2 px-1 text-label font-head font-stretch-[80%] in-[label:has(>:checked)]:border-current in-[label:has(>:checked)]:bg-transparent in-aria-selected:border-current in-aria-selected:bg-transparent">
      {value ?? "–"}
    </span>
  );
}
