import type { CSSProperties } from "react";

/** A team's bar of this share. Home's dashes are whole, because the gap behind the last one is cut off. */
export function teamBar(share: number): CSSProperties {
  return {
    width: `calc(${share * 100}% + 3px)`,
    marginRight: -3,
    background: "var(--edge-across) 0 0 / 10px round",
    clipPath: "inset(0 3px 0 0)",
  };
}
