import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import { messages } from "../messages.ts";
import { STAT_BUTTONS, type StatButton } from "./entry-flow.ts";

/** Filled: changes the score (interface.md). */
const SCORES: ReadonlySet<StatButton> = new Set([
  "touchdown",
  "extra_point",
  "safety",
  "defensive_touchdown",
]);

/** Seven stats in two columns; the eighth cell is for `children`. */
export const StatGrid = memo(function StatGrid({
  onStat,
  children,
}: {
  onStat: (stat: StatButton) => void;
  children: ReactNode;
}) {
  return (
    <section className="lv-grid" data-testid="stat-grid" aria-label={messages.stats.label}>
      {STAT_BUTTONS.map((stat) => (
        <button
          key={stat}
          type="button"
          className={clsx("lv-stat", SCORES.has(stat) && "lv-stat-scores")}
          onClick={() => onStat(stat)}
        >
          {messages.stats.buttons[stat]}
        </button>
      ))}
      {children}
    </section>
  );
});
