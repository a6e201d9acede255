import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { GameSide, LoggedGame } from "../../../domain/standings/logged-game.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { peopleMessages } from "../people-messages.ts";

/** Takes two lines on a phone or with actions, and else one from 800 px; with large text the name is above them. */
export function LogLine({
  game,
  side,
  shortNames,
  details,
  result,
  figure,
  actions,
}: {
  game: LoggedGame;
  /** null if the game is told from neither side (D28). */
  side: GameSide | null;
  /** By team id; a name shows without one until they are known. */
  shortNames: ReadonlyMap<string, string>;
  details: ReactNode;
  result: ReactNode;
  figure?: ReactNode;
  /** Links for one reader at the right end, in a column of their own from 800 px; the details stand below the name then. */
  actions?: ReactNode;
}) {
  return (
    <li
      className={clsx(
        "grid min-h-14 items-center gap-x-2 border-b px-3 py-1.5 last:border-b-0 wide:gap-x-3 wide:px-4",
        figure === undefined
          ? "grid-cols-[2.75rem_minmax(0,1fr)_auto]"
          : "grid-cols-[2.75rem_minmax(0,1fr)_auto_2.75rem]",
        actions === undefined
          ? "wide:grid-cols-[3.5rem_minmax(0,1.15fr)_minmax(0,1fr)_6.25rem_3rem]"
          : "wide:grid-cols-[3.5rem_minmax(0,1fr)_4.5rem_auto]",
      )}
    >
      <span
        className={clsx(
          "col-span-2 flex min-w-0 gap-1 @max-[16rem]:col-span-full wide:col-span-1 wide:col-start-2 wide:row-start-1",
          actions !== undefined && "self-end",
        )}
      >
        {side === null ? (
          <BothNames game={game} shortNames={shortNames} />
        ) : (
          <>
            <span className="text-text-2">
              {side.isHome ? peopleMessages.vs : peopleMessages.at}
            </span>
            <TeamLink
              teamId={side.opponentTeamId}
              name={side.opponentName}
              shortName={shortNames.get(side.opponentTeamId)}
              className="tall-target font-bold font-stretch-[92%] whitespace-normal! wrap-anywhere [--lines:3]"
            />
          </>
        )}
      </span>
      <span
        className={clsx(
          "justify-self-end @max-[16rem]:col-span-2 @max-[16rem]:col-start-2 wide:col-span-1 wide:row-start-1",
          actions === undefined ? "wide:col-start-4" : "wide:col-start-3 wide:row-span-2",
          figure === undefined && actions === undefined && "wide:col-end-6",
        )}
      >
        {result}
      </span>
      {figure !== undefined && (
        <span className="numeral justify-self-end text-[1.5rem]/6 wide:col-start-5 wide:row-start-1">
          {figure}
        </span>
      )}
      <time
        dateTime={game.gameDate}
        className={clsx(
          "self-start text-label/4.5 font-strong whitespace-nowrap wide:col-start-1 wide:row-start-1 wide:self-center",
          actions !== undefined && "wide:row-span-2",
        )}
      >
        {dayText(game.gameDate, "short")}
      </time>
      <div className="col-start-2 -col-end-1 flex min-w-0 flex-wrap items-center gap-x-3 text-label/4.5 text-text-2 wide:contents">
        <span
          className={clsx(
            "min-w-0",
            actions === undefined
              ? "wide:col-start-3 wide:row-start-1"
              : "self-start wide:col-start-2",
          )}
        >
          {details}
        </span>
        {actions !== undefined && (
          <span className="ml-auto wide:col-start-4 wide:row-span-2 wide:row-start-1 print:hidden">
            {actions}
          </span>
        )}
      </div>
    </li>
  );
}

function BothNames({
  game,
  shortNames,
}: {
  game: LoggedGame;
  shortNames: ReadonlyMap<string, string>;
}) {
  const { visitorTeamId, visitorName, homeTeamId, homeName } = game;
  return (
    <>
      <TeamLink
        teamId={visitorTeamId}
        name={visitorName}
        shortName={shortNames.get(visitorTeamId)}
        className="tall-target font-bold"
      />
      <span className="text-text-2">{peopleMessages.at}</span>
      <TeamLink
        teamId={homeTeamId}
        name={homeName}
        shortName={shortNames.get(homeTeamId)}
        className="tall-target font-bold"
      />
    </>
  );
}
