import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import {
  PLAY_BUTTONS,
  PLAY_KEYS,
  PLAYS,
  STAT_BUTTONS,
  type StatButton,
} from "../../../domain/game/plays.ts";
import { messages } from "../messages.ts";
import { usePressedBy } from "./keys/use-pressed-by.ts";

/** Buttons that change the score are filled (interface.md). */
const SCORES: ReadonlySet<string> = new Set(
  PLAY_KEYS.filter((key) => PLAYS[key].points !== 0).map((key) => PLAYS[key].statType),
);

/** Shows seven stats in two columns; the eighth cell is for `children`. */
export const StatGrid = memo(function StatGrid({
  onStat,
  children,
}: {
  onStat: (stat: StatButton) => void;
  children: ReactNode;
}) {
  const pressedBy = usePressedBy();
  return (
    <section className="lv-grid" data-testid="stat-grid" aria-label={messages.stats.label}>
      {STAT_BUTTONS.map((stat) => (
        <button
          key={stat}
          type="button"
          className={clsx("lv-stat", SCORES.has(stat) && "lv-stat-scores")}
          {...pressedBy(PLAY_BUTTONS[stat].key)}
          onClick={() => onStat(stat)}
        >
          {messages.stats.button(stat)}
        </button>
      ))}
      {children}
    </section>
  );
});
