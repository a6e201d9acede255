import { useGame } from "../../../app/queries/game/use-game.ts";
import { reviewSummary } from "../../../domain/review/review-summary.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";

/** Counts players with stats, touchdowns (each once, D44) and tackles. */
export function SummaryCards({ review }: ShownReview) {
  const playersById = useGame((view) => view.playersById);
  const { playersWithStats, totalTouchdowns, totalTackles } = reviewSummary(review, (playerId) =>
    personOf(playersById, playerId),
  );
  const { totals } = reviewMessages;
  const cards = [
    [totals.players, playersWithStats],
    [totals.touchdowns, totalTouchdowns],
    [totals.tackles, totalTackles],
  ] as const;
  return (
    <dl className="card flex flex-wrap">
      {cards.map(([label, value]) => (
        <div
          key={label}
          className="-mb-(--bw) -ml-(--bw) flex flex-[1_1_4.75rem] flex-col-reverse justify-end border-b border-l py-2.5 pr-2 pl-3 print:py-1.5 print:pr-1 print:pl-2"
        >
          <dt className="text-label font-stretch-[90%] text-text-2 print:text-[12px]/[14px] print:font-stretch-[80%]">
            {label}
          </dt>
          <dd className="numeral text-[2.25rem]/9 print:text-[26px]/[26px]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
