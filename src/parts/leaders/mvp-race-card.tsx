import { clsx } from "clsx";
import {
  type MvpLine,
  type MvpRunner,
  type MvpType,
  mvpRace,
} from "../../domain/standings/leaders/mvp-race.ts";
import { Section } from "../../ui/section.tsx";
import { LeaderIcon, RANKS_WITH_ICON } from "./leader-icon.tsx";
import { leadersMessages } from "./leaders-messages.ts";
import { BELOW_IF_LARGE, ListCaption, TiesNote } from "./list-head.tsx";
import { type NameSlots, PlayerName, TeamName } from "./name-slots.tsx";
import { PlayerShirt } from "./player-shirt.tsx";
import { BarTrack } from "./tracks.tsx";

/** Shows the race for a title with five players, each with a bar relative to the leader (P §2). */
export function MvpRaceCard({
  type,
  runners,
  names,
}: {
  type: MvpType;
  /** "failed" if the race's own figures could not be read. */
  runners: readonly MvpRunner[] | "failed";
  names: NameSlots;
}) {
  const { races, raceEmpty, raceFailed } = leadersMessages;
  const lines = runners === "failed" ? [] : mvpRace(runners);
  return (
    <Section title={races[type].title} aside={<ListCaption text={races[type].caption} />}>
      {runners === "failed" && (
        <p role="alert" className="py-2 text-dense font-strong text-danger">
          {raceFailed(type)}
        </p>
      )}
      {runners !== "failed" && lines.length === 0 && (
        <p className="py-2 text-dense text-text-2">{raceEmpty(type)}</p>
      )}
      {lines.length > 0 && (
        <ol className="@container">
          {lines.map((line) => (
            <Runner
              key={line.runner.playerId}
              line={line}
              behind={(lines[0]?.runner.points ?? 0) - line.runner.points}
              names={names}
              className={type === "overall" ? "bar:min-h-[52px]" : BESIDE_EIGHT}
            />
          ))}
        </ol>
      )}
      <TiesNote lines={lines.map(({ rank, runner }) => ({ rank, value: runner.points }))} />
    </Section>
  );
}

const BESIDE_EIGHT = "bar:min-h-[77px]";

function Runner({
  line,
  behind,
  names,
  className,
}: {
  line: MvpLine;
  behind: number;
  names: NameSlots;
  className: string;
}) {
  const { rank, runner, share } = line;
  const isLeader = rank === 1;
  return (
    <li
      className={clsx(
        "grid min-h-[72px] grid-cols-[24px_36px_minmax(0,1fr)_min(4.25rem,28vw)] items-center gap-x-2.5 border-t py-2 first:border-t-0 sm:min-h-16 bar:py-[5px]",
        className,
      )}
    >
      <Place rank={rank} />
      <PlayerShirt number={runner.jerseyNumber} />
      <span className={clsx("min-w-0", BELOW_IF_LARGE)}>
        <span className="block items-center gap-x-2 sm:flex sm:flex-wrap">
          <span
            className={clsx(
              "flex min-w-0 font-bold font-stretch-[92%] @max-[20rem]:font-stretch-[74%]",
              isLeader ? "text-[1.25rem]/[1.5rem]" : "text-body/6",
            )}
          >
            <PlayerName player={runner} names={names} />
          </span>
          <span className="relative flex min-w-0 text-dense/6 text-text-2 sm:text-dense/4.5">
            <TeamName team={runner} names={names} />
          </span>
        </span>
        <BarTrack
          share={share}
          isLeader={isLeader}
          className={clsx("mt-[5px] bar:mt-[3px]", isLeader ? "h-3.5" : "h-2.5")}
        />
      </span>
      <span
        className={clsx(
          "numeral col-start-4 row-start-1 text-right",
          isLeader ? "text-[min(2.75rem,14vw)]/10" : "text-[1.875rem]/8",
        )}
      >
        {runner.points}
        {behind > 0 && (
          <span className="block text-label/4.5 font-normal text-text-2 font-stretch-[86%]">
            {leadersMessages.behind(behind)}
          </span>
        )}
      </span>
    </li>
  );
}

function Place({ rank }: { rank: number }) {
  const hasIcon = rank <= RANKS_WITH_ICON;
  return (
    <span className="grid place-items-center text-lead font-head font-stretch-[75%]">
      {hasIcon && <LeaderIcon rank={rank} />}
      <span className={hasIcon ? "sr-only" : undefined}>
        {hasIcon ? leadersMessages.place(rank) : rank}
      </span>
    </span>
  );
}
