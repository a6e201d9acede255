import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useSession } from "../../../app/session/use-session.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import { sideOf } from "../../../domain/standings/logged-game.ts";
import { gameMessages } from "../../../parts/game-messages.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { LogCard } from "../log/log-card.tsx";
import { LogLine } from "../log/log-line.tsx";
import { ResultLink } from "../log/result-link.tsx";
import { peopleMessages } from "../people-messages.ts";

/** What is to come or going on, the next one first; who may collect gets there (D12). */
export function TeamUpcoming({ games, teamId }: { games: readonly TeamGame[]; teamId: string }) {
  const session = useSession();
  const mayCollect = session.status === "signed-in" && session.user.mayCollect;
  const { team } = peopleMessages;
  return (
    <LogCard title={team.upcoming} count={games.length} empty={team.noUpcoming}>
      {games.map(({ id, game }) => {
        const side = sideOf(game, teamId);
        return (
          <LogLine
            key={id}
            game={game}
            side={side}
            details={
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <span>
                  <Dotted parts={placeOf(game)} />
                </span>
                {mayCollect && game.outcome === "normal" && (
                  <Link
                    to={paths.collect(game.id)}
                    aria-label={`${collectText(game)}: ${gameMessages.pairing(game.visitorName, game.homeName)}`}
                    className="type-action inline-flex min-h-8 items-center text-dense text-text underline underline-offset-4"
                  >
                    {collectText(game)}
                  </Link>
                )}
              </span>
            }
            result={<ResultLink game={game} side={side} />}
          />
        );
      })}
    </LogCard>
  );
}

function collectText({ hasStats }: TeamGame["game"]): string {
  return hasStats ? peopleMessages.team.continueCollecting : peopleMessages.team.collect;
}

function placeOf({ weekNumber, isPlayoff, fieldLocation }: TeamGame["game"]): string[] {
  return [
    weekNumber === null ? null : gameMessages.week(weekNumber),
    isPlayoff ? gameMessages.playoff : null,
    fieldLocation,
  ].filter((part) => part !== null);
}
