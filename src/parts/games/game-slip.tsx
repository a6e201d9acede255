import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Game } from "../../domain/game/game.ts";
import { outcomeFor, resultOf } from "../../domain/game/winner.ts";
import type { TeamFace } from "../../domain/season/team-color.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { ClockIcon, PlaceIcon } from "../../ui/list-icons.tsx";
import { dayText } from "../page/day-text.ts";
import { gameMessages } from "./game-messages.ts";
import { TeamScoreRow } from "./team-score-row.tsx";

/** Puts as many slips side by side as the width has room for. */
export const SLIP_COLUMNS = "grid gap-3 wide:grid-cols-2 wide:gap-4 laptop:grid-cols-3";

interface GameSlipProps {
  readonly game: Game;
  readonly visitorName: string;
  readonly homeName: string;
  readonly shortNames?: Readonly<Record<"visitor" | "home", string | undefined>> | undefined;
  readonly faces: Readonly<Record<"visitor" | "home", TeamFace>>;
  /** If false, the boxes stay empty. */
  readonly showScore: boolean;
  /** The card says so, because the team's name is not known. */
  readonly isTeamMissing?: boolean;
  /** Gives the card of a running game an ink frame. */
  readonly isLive: boolean;
  /** The head has the action, and large scores stand side by side on a card as wide as the page. */
  readonly isLarge?: boolean;
  /** `week-first` (picker) or `badges-first` (games dashboard). */
  readonly order?: "week-first" | "badges-first";
  readonly badges?: ReactNode;
  /** A trophy stands beside the winner, on cards whose footer does not name it. */
  readonly marksWinner?: boolean;
  /** The teams' names link to their pages. */
  readonly linksTeams?: boolean;
  /** Stands between teams and footer, for example the totals of a completed game. */
  readonly children?: ReactNode;
  /** One full-width action, or a line and an action; nothing if there is nothing to do. */
  readonly footer?: ReactNode;
}

/** Shows a game like a slip of a score sheet: week, badges, when and where, teams, and actions. */
export function GameSlip(props: GameSlipProps) {
  const {
    game,
    visitorName,
    homeName,
    showScore,
    isLive,
    isLarge = false,
    order = "badges-first",
  } = props;
  const result = resultOf(game);
  const row = (side: "visitor" | "home") => ({
    side,
    shortName: props.shortNames?.[side],
    face: props.faces[side],
    score: showScore ? game[`${side}Score`] : null,
    result: outcomeFor(game[`${side}TeamId`], result),
    isLive,
    isLarge,
    marksWinner: props.marksWinner,
    teamId: (props.linksTeams && game[`${side}TeamId`]) || undefined,
  });
  const time = twelveHourTime(game.gameTime);
  const struck = game.outcome === "cancelled" && "line-through";
  return (
    <article
      data-testid="game-card"
      data-game-id={game.id}
      aria-label={gameMessages.pairing(visitorName, homeName)}
      className={clsx(
        "card @container flex flex-col",
        isLive && "border-2 border-text sun:border-4",
        // Beside a taller slip, its two teams would be stretched.
        !isLarge && !props.children && "self-start",
      )}
    >
      <div className={isLarge ? "flex items-center gap-3 px-3 py-1.5" : "contents"}>
        <div
          className={isLarge ? "min-w-0 flex-1 items-center gap-x-3 @min-[50rem]:flex" : "contents"}
        >
          <header
            className={clsx(
              "flex flex-wrap items-center justify-between gap-x-2 gap-y-1",
              !isLarge && "min-h-10 px-3 pt-2 pb-1",
              order === "badges-first" && "flex-row-reverse",
            )}
          >
            <span className="type-h3 font-stretch-[88%]">
              {game.weekNumber !== null && gameMessages.week(game.weekNumber)}
            </span>
            <span className="flex flex-wrap items-center gap-1">{props.badges}</span>
          </header>
          <p
            className={clsx(
              "flex flex-wrap gap-x-3 text-dense text-text-2",
              !isLarge && "px-3 pb-2",
            )}
          >
            {game.gameDate !== "" && (
              <time
                dateTime={game.gameDate}
                className={clsx("font-strong whitespace-nowrap text-text", struck)}
              >
                {dayText(game.gameDate, "weekday")}
              </time>
            )}
            {time !== null && (
              <span className="inline-flex items-center gap-1 whitespace-nowrap">
                <Icon as={ClockIcon} size="sm" />
                <span className={struck || undefined}>{time}</span>
              </span>
            )}
            {game.fieldLocation !== null && (
              <span className="inline-flex min-w-0 items-center gap-1">
                <Icon as={PlaceIcon} size="sm" />
                <span className="wrap-anywhere">{game.fieldLocation}</span>
              </span>
            )}
          </p>
        </div>
        {isLarge && props.footer}
      </div>
      {game.unreadable !== undefined && (
        <p className="px-3 pb-2 text-dense font-semi text-warn">{gameMessages.damaged}</p>
      )}
      {props.isTeamMissing === true && (
        <p className="px-3 pb-2 text-dense font-semi text-warn">{gameMessages.teamMissing}</p>
      )}
      <div className={isLarge ? "grid flex-1 @min-[50rem]:grid-cols-2" : "contents"}>
        <TeamScoreRow {...row("visitor")} name={visitorName} />
        <TeamScoreRow {...row("home")} name={homeName} />
      </div>
      {props.children}
      {!isLarge && props.footer && (
        <footer className="mt-auto flex min-h-15 flex-wrap items-center justify-between gap-2 border-t p-2">
          {props.footer}
        </footer>
      )}
    </article>
  );
}
