import { useShortTeamNames } from "../../../app/queries/device/use-short-team-names.ts";
import { STATS } from "../../../domain/game/stat-catalogue.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import { gameSideOf } from "../../../domain/standings/logged-game.ts";
import { pointDifferentialText } from "../../../domain/standings/point-differential.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { LogCard } from "../log/log-card.tsx";
import { LogLine } from "../log/log-line.tsx";
import { ResultLink } from "../log/result-link.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Lists finished games, the latest first. */
export function TeamResults({ games, teamId }: { games: readonly TeamGame[]; teamId: string }) {
  const { team } = peopleMessages;
  const shortNames = useShortTeamNames(games[0]?.game.seasonId ?? "");
  return (
    <LogCard
      title={team.results}
      aside={team.resultsCaption}
      count={games.length}
      empty={team.noResults}
    >
      {games.toReversed().map((line) => {
        const side = gameSideOf(line.game, teamId);
        const hasPoints =
          side?.result === "win" || side?.result === "loss" || side?.result === "draw";
        return (
          <LogLine
            key={line.id}
            game={line.game}
            side={side}
            shortNames={shortNames}
            details={<Dotted parts={detailsOf(line)} />}
            result={<ResultLink game={line.game} side={side} />}
            figure={side !== null && hasPoints ? pointDifferentialText(side) : null}
          />
        );
      })}
    </LogCard>
  );
}

/** Names the kind of game, and the team's main figures in it. */
function detailsOf({ game, figures }: TeamGame): string[] {
  const { team } = peopleMessages;
  const shown = figures && [
    [team.touchdowns, figures.totalTouchdowns] as const,
    [STATS.tackles.label, figures.counts.tackles] as const,
  ];
  return [
    ...(game.weekNumber === null ? [] : [gameMessages.week(game.weekNumber)]),
    ...(game.isPlayoff ? [gameMessages.playoff] : []),
    ...(shown ?? []).flatMap(([label, figure]) => (figure > 0 ? [`${label} ${figure}`] : [])),
  ];
}
