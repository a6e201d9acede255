import { useShortTeamNames } from "../../../app/queries/device/use-short-team-names.ts";
import type { PlayerCard } from "../../../domain/roster/player-card.ts";
import type { PlayerGame } from "../../../domain/standings/game-log.ts";
import { gameSideOf } from "../../../domain/standings/logged-game.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { statParts } from "../../../parts/stats/stat-parts.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { LogCard } from "../log/log-card.tsx";
import { LogLine } from "../log/log-line.tsx";
import { ResultLink } from "../log/result-link.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Lists the season's games, the latest first, with the player's figures. */
export function PlayerLog({ games, card }: { games: readonly PlayerGame[]; card: PlayerCard }) {
  const { player } = peopleMessages;
  const shortNames = useShortTeamNames(games[0]?.game.seasonId ?? "");
  return (
    <LogCard
      title={player.log}
      aside={player.logCaption}
      count={games.length}
      empty={player.noGamesOfStage}
    >
      {games.toReversed().map((line) => {
        const side = gameSideOf(line.game, line.teamId);
        return (
          <LogLine
            key={line.id}
            game={line.game}
            side={side}
            shortNames={shortNames}
            details={<Dotted parts={detailsOf(line, card)} />}
            result={<ResultLink game={line.game} side={side} />}
            figure={
              <>
                <span aria-hidden="true">{line.points.total}</span>
                <span className="sr-only">{player.points(line.points.total)}</span>
              </>
            }
          />
        );
      })}
    </LogCard>
  );
}

/** Names the kind of game, the team if not today's (D46b), and the figures that are not 0. */
function detailsOf({ game, teamId, counts }: PlayerGame, card: PlayerCard): string[] {
  const { player } = peopleMessages;
  const stats = statParts(counts);
  return [
    ...(game.isPlayoff ? [gameMessages.playoff] : []),
    ...(teamId === card.teamId ? [] : [teamOf(game, teamId)]),
    ...(stats.length === 0 ? [player.rostered] : stats),
  ];
}

function teamOf(game: PlayerGame["game"], teamId: string): string {
  const { player } = peopleMessages;
  if (teamId === game.homeTeamId) return player.otherTeam(game.homeName);
  return teamId === game.visitorTeamId ? player.otherTeam(game.visitorName) : player.unknownTeam;
}
