import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ReviewReading } from "../use-shown-review.ts";
import { liveMessages } from "./live-messages.ts";
import { RunningClock } from "./running-clock.tsx";
import { TimeoutsLeft } from "./timeouts-left.tsx";

interface LiveScoreProps extends Pick<ReviewReading, "game" | "timeoutsUsed" | "clock"> {}

/** Shows both teams in 96 px digits, the visitor left and solid, home right and dashed. */
export function LiveScore({ game, timeoutsUsed, clock }: LiveScoreProps) {
  const teams = useGameTeams();
  return (
    <section
      aria-label={liveMessages.score}
      className="card grid grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))]"
    >
      {SIDES.map((side) => (
        <div
          key={side}
          className={`side-${side} edge-top grid min-w-0 grid-rows-[auto_1fr_auto] gap-1 px-4 pt-3 pb-4 not-first:border-l`}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pt-1">
            <TeamMark team={teams[side]} size={MARK_SIZES.row} />
            <p className="text-label font-semi text-team">{reviewMessages.score[side]}</p>
            <p className="basis-full text-lead font-head font-stretch-[86%]">
              <TeamLink
                teamId={teams[side].id}
                name={teams[side].name}
                shortName={teams[side].shortName}
                className="block"
              />
            </p>
          </div>
          <span data-testid={`score-${side}`} className="numeral self-end text-[6rem]/22">
            {game[`${side}Score`]}
          </span>
          {/* Its place stays, so that nothing moves when the answer tells. */}
          <div className="min-h-10">
            {timeoutsUsed !== null && (
              <TimeoutsLeft
                used={timeoutsUsed[side]}
                className="h-4.5 w-[min(1.75rem,12vw)]"
                wordsClass="basis-full text-label text-text-2"
              />
            )}
          </div>
        </div>
      ))}
      {clock !== null && (
        <RunningClock
          clock={clock}
          className="col-span-full flex flex-wrap items-baseline justify-center gap-2 border-t px-4 py-2 text-[1.875rem]/8"
        />
      )}
    </section>
  );
}
