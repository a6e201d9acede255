import { Link } from "react-router-dom";
import { useShortTeamNames } from "../../../app/queries/device/use-short-team-names.ts";
import { useSignedInUser } from "../../../app/session/use-session.ts";
import { teamsToCheckIn } from "../../../domain/access/game-pass.ts";
import { mayCollectGame } from "../../../domain/access/scorer.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import { gameSideOf } from "../../../domain/standings/logged-game.ts";
import { gameAction } from "../../../parts/games/game-action.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { LogCard } from "../log/log-card.tsx";
import { LogLine } from "../log/log-line.tsx";
import { ResultLink } from "../log/result-link.tsx";
import { CheckInWays } from "./check-in-ways.tsx";

/** Lists games that are not over; people who may collect get a link (D12). */
export function UnplayedGames({
  title,
  empty,
  games,
  teamId,
  hasNext = false,
}: {
  title: string;
  empty: string;
  games: readonly TeamGame[];
  teamId: string;
  /** Marks the first row as the team's next game. */
  hasNext?: boolean;
}) {
  const user = useSignedInUser();
  const shortNames = useShortTeamNames(games[0]?.game.seasonId ?? "");
  /** The next game and those that a pass names. */
  const isCheckedIn = (index: number, gameId: string) =>
    (hasNext && index === 0) || teamsToCheckIn(user?.passes ?? null, gameId).includes(teamId);
  return (
    <LogCard title={title} count={games.length} empty={empty}>
      {games.map(({ id, game }, index) => {
        const side = gameSideOf(game, teamId);
        const action = gameAction(game, user !== null && mayCollectGame(user, game.id));
        const collect = action?.kind === "collect" && (
          <Link
            to={action.to}
            aria-label={`${action.label}: ${gameMessages.pairing(game.visitorName, game.homeName)}`}
            className="type-action inline-flex min-h-8 items-center text-dense text-text underline underline-offset-4"
          >
            {action.label}
          </Link>
        );
        const actions =
          user !== null && isOpen(game) && isCheckedIn(index, game.id) ? (
            <span className="grid grid-cols-2 justify-items-start gap-x-4 @max-[16rem]:grid-cols-1">
              {collect}
              <CheckInWays game={game} teamId={teamId} user={user} />
            </span>
          ) : (
            collect
          );
        return (
          <LogLine
            key={id}
            game={game}
            side={side}
            shortNames={shortNames}
            details={<Dotted parts={placeOf(game)} />}
            result={<ResultLink game={game} side={side} />}
            actions={user === null ? undefined : actions}
          />
        );
      })}
    </LogCard>
  );
}

function isOpen(game: TeamGame["game"]): boolean {
  return gameAction(game, true)?.kind === "collect";
}

function placeOf({ weekNumber, isPlayoff, fieldLocation }: TeamGame["game"]): string[] {
  return [
    weekNumber === null ? null : gameMessages.week(weekNumber),
    isPlayoff ? gameMessages.playoff : null,
    fieldLocation,
  ].filter((part) => part !== null);
}
