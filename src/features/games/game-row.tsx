import { clsx } from "clsx";
import { memo } from "react";
import { Link } from "react-router-dom";
import { hasScore } from "../../domain/game/game-status.ts";
import { resultOf } from "../../domain/game/winner.ts";
import { isOffSchedule } from "../../domain/season/game-stage.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { gameAction, provisionalAction } from "../../parts/games/game-action.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { FittedName } from "../../parts/names/fitted-name.tsx";
import { TeamLink } from "../../parts/names/team-link.tsx";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { dayText } from "../../parts/page/day-text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Dotted } from "../../ui/dotted.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RightIcon, TrophyIcon } from "../../ui/list-icons.tsx";
import { type GameCardProps, isSameCard } from "./game-card.tsx";
import { gamesMessages } from "./games-messages.ts";

/** Two names and a line of time and place fit; only a long field or a remark makes it higher. */
export const ROW_PX = 72;

/** Shows one game on a phone with the content of a card (P §2). The whole row is its action. */
export const GameRow = memo(DrawnRow, isSameCard);

function DrawnRow({ item, isMain, mayCollect }: GameCardProps) {
  const { game, visitorName, homeName } = item;
  const action = gameAction(game, mayCollect);
  const besides = provisionalAction(game, mayCollect);
  const pairing = gameMessages.pairing(visitorName, homeName);
  const remark =
    (game.unreadable !== undefined && gameMessages.damaged) ||
    (item.isTeamMissing && gameMessages.teamMissing);
  return (
    <article
      data-testid="game-card"
      data-game-id={game.id}
      aria-label={pairing}
      className="@container relative bg-surface"
    >
      <div className="flex min-h-18 flex-wrap items-center justify-end">
        <div className="min-w-0 flex-[1_1_9rem] py-1">
          <TeamLine item={item} side="visitor" isLinked={action === null} />
          <TeamLine item={item} side="home" isLinked={action === null} />
          <Around item={item} />
        </div>
        {action?.kind === "collect" && <CollectMark label={action.label} isMain={isMain} />}
        {/* Nothing to read stands here, so that the help button has a place in every row. */}
        <span className="grid h-11 w-11 place-items-center text-text-2">
          {action !== null && <Icon as={RightIcon} />}
        </span>
      </div>
      {remark && <p className="px-3.5 pb-2 text-dense font-semi text-warn">{remark}</p>}
      {action !== null && (
        <Link
          to={action.to}
          aria-label={`${action.label}: ${pairing}`}
          className="absolute inset-0 focus-visible:-outline-offset-3"
        />
      )}
      {besides !== null && (
        <div className="px-2 pb-2">
          <Link
            to={besides.to}
            aria-label={`${besides.label}: ${pairing}`}
            className={clsx("relative", buttonClass({ variant: "plain", block: true }))}
          >
            {besides.label}
          </Link>
        </div>
      )}
    </article>
  );
}

/** Looks like the card's button; the whole row presses it. */
function CollectMark({ label, isMain }: { label: string; isMain: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid min-h-11 w-18 place-items-center rounded-card px-1 text-center text-label font-strong",
        isMain ? "bg-brand text-on-brand" : "border-2 border-line-strong",
      )}
    >
      {label}
    </span>
  );
}

function TeamLine({
  item: { game, faces, shortNames, ...names },
  side,
  isLinked,
}: Pick<GameCardProps, "item"> & {
  side: "visitor" | "home";
  /** Links the name to its team, in rows without another action. */
  isLinked: boolean;
}) {
  const teamId = game[`${side}TeamId`];
  const name = names[`${side}Name`];
  const result = resultOf(game);
  const isWinner = result.kind === "winner" && result.teamId === teamId;
  const isLoser = result.kind === "winner" && !isWinner;
  const mark = (isWinner && gameMessages.marks.won) || (isLoser && gameMessages.marks.lost);
  const shown = hasScore(game) ? game[`${side}Score`] : mark;
  return (
    <div
      className={clsx(
        "edge-left flex min-h-6 items-center gap-2 pl-3 font-stretch-[88%] @max-[14rem]:gap-1 @max-[14rem]:pr-1 @max-[14rem]:font-stretch-[76%]",
        side === "visitor" ? "side-visitor" : "side-home",
        isLoser ? "font-medium" : "font-bold",
      )}
    >
      <TeamMark team={faces[side]} className="max-h-5.5" />
      <span className="sr-only">{gameMessages[side]} </span>
      {isLinked && teamId !== "" ? (
        <TeamLink teamId={teamId} name={name} shortName={shortNames?.[side]} />
      ) : (
        <span dir="auto" className="min-w-0 name-line">
          <FittedName name={name} shortName={shortNames?.[side]} />
        </span>
      )}
      {isWinner && <Icon as={TrophyIcon} size="sm" />}
      {shown !== false && (
        <span
          className={clsx(
            "numeral ml-auto text-lead",
            isWinner && "text-win",
            isLoser && "font-medium text-text-2",
          )}
        >
          {shown}
        </span>
      )}
      {isWinner && <span className="sr-only"> {gamesMessages.wins(name)}</span>}
    </div>
  );
}

/** Shows state, time and field. The heading shows the day, so only screen readers get it here. */
function Around({ item: { game, status, isOfMyTeam } }: Pick<GameCardProps, "item">) {
  const isOpen = status === "scheduled" && game.outcome === "normal";
  const isFinal = status === "completed" && game.outcome === "normal";
  const marks = [
    isOfMyTeam === true && gameMessages.ofMyTeam,
    status === "in_progress" && gameMessages.inProgress,
    game.outcome !== "normal" && gameMessages.outcome[game.outcome],
    game.isPlayoff && gameMessages.playoff,
  ].filter((mark) => mark !== false);
  const parts = [
    game.outcome === "cancelled" ? null : twelveHourTime(game.gameTime),
    game.weekNumber === null ? null : gameMessages.week(game.weekNumber),
    game.fieldLocation,
  ].filter((part) => part !== null);
  return (
    <p className="pr-1 pl-3.5 text-label font-stretch-[88%] wrap-anywhere text-text-2">
      <span className="sr-only">
        {status === "completed" && `${gameMessages.completed} `}
        {isOpen && `${gameMessages.scheduled} `}
        {resultOf(game).kind === "tie" && `${gamesMessages.tie} `}
        {game.gameDate !== "" && (
          <time dateTime={game.gameDate}>{dayText(game.gameDate, "weekday")} </time>
        )}
      </span>
      <Dotted
        first={
          (isFinal || marks.length > 0) && (
            <strong
              className={clsx(
                "text-tiny font-head font-stretch-[86%] text-text",
                isOffSchedule(game) && "rounded-chip border border-dotted border-text px-1",
              )}
            >
              {isFinal && (
                <span aria-hidden="true">
                  {gamesMessages.final}
                  {marks.length > 0 && " · "}
                </span>
              )}
              {marks.join(" ")}
            </strong>
          )
        }
        parts={parts}
      />
    </p>
  );
}
