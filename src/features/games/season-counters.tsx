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

/** The frame is there before the numbers (P §2, D48); the gaps show the ground as ruled lines. */
export function SeasonCounters({ figures }: { figures: SeasonCounts | null }) {
  const { counters, home } = gamesMessages;
  return (
    <div className="card @container wide:w-[480px] laptop:w-[600px]">
      <dl className="flex flex-wrap gap-(--bw) bg-line">
        {COUNTERS.map((counter) => (
          <div
            key={counter}
            className="flex flex-[1_1_4.25rem] flex-col-reverse justify-end bg-surface px-[clamp(4px,2.2vw,10px)] py-2 wide:px-4"
          >
            <dt className="text-tiny font-stretch-[84%] text-text-2 wide:text-dense">
              {counters[counter]}
            </dt>
            <dd className="numeral h-8.5 text-[2rem]/8.5 wide:h-11 wide:text-[2.75rem]/11">
              {figures === null ? (
                <Skeleton className="mt-1.5 h-6 w-8 wide:h-8 wide:w-12" />
              ) : (
                figures.counts[counter]
              )}
            </dd>
          </div>
        ))}
      </dl>
      <FigureRow
        figures={[
          [home.teams, figures?.active?.activeTeams ?? null],
          [home.players, figures?.active?.activePlayers ?? null],
          [home.weeks, figures?.weeksRemaining ?? null],
        ]}
      />
    </div>
  );
}
