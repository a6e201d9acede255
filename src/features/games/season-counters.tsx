import type { ActiveCounts } from "../../domain/season/active-counts.ts";
import type { GameCounts } from "../../domain/season/game-counts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FigureRow } from "./figure-row.tsx";
import { gamesMessages } from "./games-messages.ts";

export interface SeasonCounts {
  readonly counts: GameCounts;
  readonly active: ActiveCounts | null;
  readonly weeksRemaining: number;
}

const COUNTERS = ["total", "completed", "inProgress", "upcoming"] as const;

/** The frame stands before the numbers arrive (P §2, D48); its gaps look like ruled lines. */
export function SeasonCounters({ figures }: { figures: SeasonCounts | null }) {
  const { counters } = gamesMessages;
  return (
    <div className="card @container wide:mt-2 wide:w-[480px] laptop:w-[600px]">
      <dl className="flex flex-wrap gap-(--bw) bg-line">
        {COUNTERS.map((counter) => (
          <div
            key={counter}
            className="relative flex flex-[1_1_3.75rem] flex-col-reverse justify-end bg-surface px-2 py-0.5 @min-[16rem]:first:flex-[2_1_5rem] wide:px-4 wide:py-1"
          >
            <dt className="text-tiny/3.5 font-stretch-[78%] text-text-2 wide:text-dense">
              {counters[counter]}
              {counter === "total" && <CalledOff count={figures?.counts.calledOff ?? 0} />}
            </dt>
            <dd className="numeral h-5.5 text-[1.375rem]/5.5 wide:h-11 wide:text-[2.75rem]/11">
              {figures === null ? (
                <Skeleton className="mt-1 h-4 w-8 wide:mt-1.5 wide:h-8 wide:w-12" />
              ) : (
                figures.counts[counter]
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="max-wide:hidden">
        <HomeFigures figures={figures} />
      </div>
    </div>
  );
}

/** Shows the season's progress; on a phone it stands below the list. */
export function HomeFigures({ figures }: { figures: SeasonCounts | null }) {
  const { home } = gamesMessages;
  return (
    <FigureRow
      figures={[
        [home.teams, figures?.active?.activeTeams ?? null],
        [home.players, figures?.active?.activePlayers ?? null],
        [home.weeks, figures?.weeksRemaining ?? null],
      ]}
    />
  );
}

/** Counts unplayed games beside the total, where nothing moves when the number arrives. */
function CalledOff({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-0 right-2 w-min leading-none @min-[20rem]:w-max @min-[20rem]:leading-6 wide:right-4 wide:mt-11.5">
      {" "}
      {gamesMessages.calledOff(count)}
    </span>
  );
}
