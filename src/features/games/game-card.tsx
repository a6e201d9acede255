import { clsx } from "clsx";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { GameListItem } from "../../app/queries/device/read-listed-games.ts";
import { hasScore } from "../../domain/game/game-status.ts";
import { resultOf } from "../../domain/game/winner.ts";
import { gameAction, provisionalAction } from "../../parts/games/game-action.ts";
import { StatusAndBadges } from "../../parts/games/game-badges.tsx";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { GameSlip } from "../../parts/games/game-slip.tsx";
import { FittedName } from "../../parts/names/fitted-name.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TrophyIcon } from "../../ui/list-icons.tsx";
import { FigureRow } from "./figure-row.tsx";
import { gamesMessages } from "./games-messages.ts";

/** A game of the list with the short names of its teams, as soon as they are known. */
export interface ListedCard extends GameListItem {
  readonly shortNames?: Readonly<Record<"visitor" | "home", string | undefined>>;
}

export interface GameCardProps {
  readonly item: ListedCard;
  /** Fills the card's button. */
  readonly isMain: boolean;
  readonly mayCollect: boolean;
  /** The card has the page's whole width. */
  readonly isLarge?: boolean;
}

/** Shows the live score (P §2, D46c). It is memoised because a list may have a thousand cards. */
export const GameCard = memo(DrawnCard, isSameCard);

export function isSameCard(before: GameCardProps, after: GameCardProps): boolean {
  const isSame = before.isMain === after.isMain && before.mayCollect === after.mayCollect;
  return isSame && before.isLarge === after.isLarge && isSameItem(before.item, after.item);
}

function isSameItem(before: GameListItem, after: GameListItem): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

function DrawnCard({ item, isMain, mayCollect, isLarge = false }: GameCardProps) {
  const { game, visitorName, homeName, status, summary } = item;
  const action = gameAction(game, mayCollect);
  const actions = [provisionalAction(game, mayCollect), action].filter((each) => each !== null);
  const isCompleted = status === "completed";
  const isScored = hasScore(game);
  return (
    <GameSlip
      game={game}
      visitorName={visitorName}
      homeName={homeName}
      shortNames={item.shortNames}
      faces={item.faces}
      linksTeams
      isTeamMissing={item.isTeamMissing}
      showScore={isScored}
      isLive={status === "in_progress"}
      isLarge={isLarge}
      badges={
        <>
          {item.isOfMyTeam && <Badge>{gameMessages.ofMyTeam}</Badge>}
          <StatusAndBadges game={game} status={status} />
        </>
      }
      footer={
        action !== null && (
          <>
            {isCompleted && <Winner item={item} />}
            <div className={clsx("flex gap-2", isCompleted || isLarge ? "ml-auto" : "w-full")}>
              {actions.map(({ label, to }) => (
                <Link
                  key={to}
                  to={to}
                  aria-label={`${label}: ${gameMessages.pairing(visitorName, homeName)}`}
                  className={buttonClass({
                    variant: isMain ? "fill" : "plain",
                    block: !isCompleted && !isLarge,
                  })}
                >
                  {label}
                </Link>
              ))}
            </div>
          </>
        )
      }
    >
      {isCompleted && isScored && summary !== null && (
        <FigureRow
          figures={[
            [gamesMessages.players, summary.playersWithStats],
            [gamesMessages.touchdowns, summary.totalTouchdowns],
            [gamesMessages.tackles, summary.totalTackles],
          ]}
        />
      )}
    </GameSlip>
  );
}

/** A draw has no trophy (D47), and a game that was called off has no winner. */
function Winner({ item: { game, visitorName, homeName, shortNames } }: { item: ListedCard }) {
  const result = resultOf(game);
  const isHome = result.kind === "winner" && result.teamId === game.homeTeamId;
  const shortName = shortNames?.[isHome ? "home" : "visitor"];
  return (
    <p className="flex min-w-0 flex-[1_1_6rem] items-center gap-2 pl-1 text-dense font-strong">
      {result.kind === "winner" && (
        <>
          <Icon as={TrophyIcon} className="text-win" />
          <span className="line-clamp-2 min-w-0 break-words [--lines:2]">
            <FittedName
              name={gamesMessages.wins(isHome ? homeName : visitorName)}
              shortName={shortName && gamesMessages.wins(shortName)}
            />
          </span>
        </>
      )}
      {result.kind === "tie" && gamesMessages.tie}
    </p>
  );
}
