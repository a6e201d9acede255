import { useId } from "react";
import type { ShownDay, ShownGame } from "../../domain/season/shown-games.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { dayText } from "../../parts/page/day-text.ts";
import { type CalledTeams, TeamText } from "../team-text.tsx";
import { gamesWidgetMessages as words } from "./games-widget-messages.ts";
import "./games-view.css";

interface GamesProps {
  readonly called: CalledTeams;
  readonly isCompact: boolean;
}

/** Lists coming games under their days, with time, teams and field; on a wide page two days across. */
export function ComingDays({ days, ...props }: GamesProps & { days: readonly ShownDay[] }) {
  return (
    <div className="sm:grid sm:grid-cols-2 sm:gap-x-6">
      {days.map((day) => (
        <ComingDay key={day.date} day={day} {...props} />
      ))}
    </div>
  );
}

function ComingDay({ day: { date, games }, ...props }: GamesProps & { day: ShownDay }) {
  const headingId = useId();
  const text = dayText(date, "weekday");
  const isToday = date === localPlainDate(Date.now());
  return (
    <section
      aria-labelledby={headingId}
      className={`@container ${props.isCompact ? "mt-2" : "mt-4"}`}
    >
      <h2 id={headingId} className="type-h3 border-b-2 border-text pb-0.5">
        {isToday ? words.today(text) : text}
      </h2>
      <ol>
        {games.map((game) => (
          <ComingGame key={game.id} game={game} {...props} />
        ))}
      </ol>
    </section>
  );
}

function ComingGame({ game, called, isCompact }: GamesProps & { game: ShownGame }) {
  const { weekNumber, fieldLocation, isPlayoff, outcome } = game;
  const marks = [
    ...(outcome === "postponed" ? [words.postponed] : []),
    ...(isPlayoff ? [words.playoff] : []),
  ];
  const around = [
    ...(weekNumber === null || isCompact ? [] : [words.week(weekNumber)]),
    ...(fieldLocation === null ? [] : [fieldLocation]),
  ].join(" · ");
  return (
    <li
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2 border-t @max-[14rem]:grid-cols-1 border-line first:border-t-0 ${isCompact ? "py-1" : "py-1.5"}`}
    >
      <span className={`text-dense font-strong ${isCompact ? "" : "leading-7.5"}`}>
        {twelveHourTime(game.gameTime) ?? words.timeToCome}
      </span>
      <span className="min-w-0">
        <span
          className={`flex min-w-0 flex-wrap font-strong font-stretch-[92%] ${isCompact ? "gap-x-1 leading-5" : "gap-x-2 leading-7.5"}`}
        >
          <MarkedTeam called={called} id={game.visitorTeamId} isCompact={isCompact} />
          <MarkedTeam called={called} id={game.homeTeamId} isCompact={isCompact} isHome />
        </span>
        {(around !== "" || marks.length > 0) && (
          <span
            className={`text-label text-balance text-text-2 wrap-anywhere ${isCompact ? "line-clamp-2" : "block"}`}
          >
            {marks.map((mark) => (
              <strong key={mark} className="mr-1.5 text-tiny font-head text-text">
                {mark}
              </strong>
            ))}
            {around}
          </span>
        )}
      </span>
    </li>
  );
}

/** A line breaks before "at", whose place the visitor's line leaves blank; a sidebar has no marks. */
function MarkedTeam({
  called,
  id,
  isCompact,
  isHome = false,
}: Pick<GamesProps, "called" | "isCompact"> & { id: string; isHome?: boolean }) {
  const team = called.get(id);
  const place = isCompact ? "gap-1" : `gap-1.5 ${isHome ? "" : "basis-full pl-5.5"}`;
  return (
    <span className={`flex max-w-full min-w-0 items-center ${place}`}>
      {isHome && <span className="w-4 font-normal text-text-2"> {words.at} </span>}
      {team && !isCompact && <TeamMark team={team} />}
      <GameTeam team={team} />
    </span>
  );
}

/** A team that is missing from the season's list is shown as unknown, not left out. */
export function GameTeam({ team }: { team: ReturnType<CalledTeams["get"]> }) {
  return team === undefined ? words.unknownTeam : <TeamText team={team} />;
}
