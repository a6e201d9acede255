import { clsx } from "clsx";
import { useState } from "react";
import type { GameListItem } from "../../app/queries/device/read-listed-games.ts";
import type { GameListQuery } from "../../app/queries/device/use-game-list.ts";
import { resultOf } from "../../domain/game/winner.ts";
import { type GameDay, scheduleOf } from "../../domain/season/game-days.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { dayText } from "../../parts/page/day-text.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import { Dotted } from "../../ui/dotted.tsx";
import { useBeforePrint } from "../../ui/use-before-print.ts";
import { gamesMessages } from "./games-messages.ts";
import { lateListMessages } from "./late-list-messages.ts";
import { filterGames, type GameListFilter } from "./list-filter.ts";

const { paper } = lateListMessages;

interface Schedule {
  readonly title: string;
  readonly list: Extract<GameListQuery, { readonly status: "ready" }>;
  readonly filter: GameListFilter;
}

/** Prints the games as a table from the first day to the last; it is drawn for printing only. */
export function SchedulePaper(schedule: Schedule) {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  useBeforePrint(() => setPrintedAt(Date.now()));
  return (
    <div className="schedule-paper hidden print:block">
      {printedAt !== null && <Printed {...schedule} printedAt={printedAt} />}
    </div>
  );
}

function Printed({ title, list, filter, printedAt }: Schedule & { printedAt: number }) {
  const games = filterGames(list.games, filter);
  const isWhole = games.length === list.games.length;
  const about = [
    list.season?.name ?? "",
    isWhole
      ? gameMessages.found(games.length)
      : gamesMessages.narrowed(games.length, list.games.length),
    list.readAt === null ? "" : paper.asOf(momentText(list.readAt, printedAt)),
  ];
  return (
    <>
      <p className="type-h2">{title}</p>
      <p className="mb-2 text-label">
        <Dotted parts={about.filter((part) => part !== "")} />
      </p>
      <table className="w-full table-fixed border-collapse text-[12px]/[14px] [&_td]:border-b [&_td]:px-1 [&_td]:py-px [&_td]:align-top [&_td]:wrap-anywhere [&_tr]:break-inside-avoid">
        <thead>
          <tr className="border-b-2 border-line-strong text-left [&_th]:px-1 [&_th]:pb-0.5">
            {paper.columns.map((column, at) => (
              <th key={column} className={clsx(WIDTHS[at], at === 2 && "text-center")}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {scheduleOf(games).map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </table>
    </>
  );
}

/** The widths of the five columns; both teams share what is left. */
const WIDTHS = ["w-[17mm]", "", "w-[24mm]", "", "w-[42mm]"] as const;

function Day({ day: { date, items } }: { day: GameDay<GameListItem> }) {
  const weeks = new Set(items.map(({ game }) => game.weekNumber));
  const [week] = weeks;
  const heading = [
    date === "" ? gamesMessages.sections.undated : dayText(date, "full"),
    weeks.size === 1 && typeof week === "number" ? gameMessages.week(week) : "",
  ];
  return (
    <tbody>
      <tr className="break-after-avoid">
        <th
          colSpan={WIDTHS.length}
          scope="rowgroup"
          className="border-b border-line-strong px-1 pt-[5px] pb-px text-left text-[13px]/[14px]"
        >
          <Dotted parts={heading.filter((part) => part !== "")} />
        </th>
      </tr>
      {items.map((item) => (
        <Row key={item.game.id} item={item} />
      ))}
    </tbody>
  );
}

function Row({ item: { game, visitorName, homeName, status } }: { item: GameListItem }) {
  const result = resultOf(game);
  const winnerId = result.kind === "winner" ? result.teamId : null;
  const hasScore = game.outcome === "normal" && status !== "scheduled";
  const team = (id: string, name: string) => (
    <td dir="auto" className={clsx(id !== "" && id === winnerId && "font-bold")}>
      {name}
    </td>
  );
  return (
    <tr>
      <td className="whitespace-nowrap">{twelveHourTime(game.gameTime) ?? paper.timeToCome}</td>
      {team(game.visitorTeamId, visitorName)}
      <td className="text-center font-semi">
        {hasScore && `${game.visitorScore} – ${game.homeScore}`}
        {game.outcome !== "normal" && paper.outcome[game.outcome]}
        {status === "in_progress" && <span className="block">{paper.inProgress}</span>}
      </td>
      {team(game.homeTeamId, homeName)}
      <td>
        <Dotted
          parts={[game.fieldLocation ?? "", game.isPlayoff ? paper.playoff : ""].filter(
            (part) => part !== "",
          )}
        />
      </td>
    </tr>
  );
}
