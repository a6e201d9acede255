import type { Game } from "../../domain/game/game.ts";
import type { GameStatus } from "../../domain/game/game-status.ts";
import { isOffSchedule } from "../../domain/season/game-stage.ts";
import { Badge } from "../../ui/badge.tsx";
import { gameMessages } from "./game-messages.ts";

interface GameBadgesProps {
  readonly game: Pick<Game, "isPlayoff" | "outcome" | "unreadable">;
  readonly status: GameStatus;
}

/** Shows COMPLETED or SCHEDULED before the other badges of a game (P §2). */
export function StatusAndBadges({ game, status }: GameBadgesProps) {
  return (
    <>
      {status === "completed" && <Badge tone="ok">{gameMessages.completed}</Badge>}
      {/* A cancelled or postponed game is not scheduled any more. */}
      {status === "scheduled" && game.outcome === "normal" && game.unreadable === undefined && (
        <Badge>{gameMessages.scheduled}</Badge>
      )}
      <GameBadges game={game} status={status} />
    </>
  );
}

/** Shows IN PROGRESS, PLAYOFF and why a game was not played (P §2, D46a). */
export function GameBadges({ game, status }: GameBadgesProps) {
  return (
    <>
      {status === "in_progress" && <Badge tone="live">{gameMessages.inProgress}</Badge>}
      {game.isPlayoff && <Badge tone="stamp">{gameMessages.playoff}</Badge>}
      {game.outcome !== "normal" && (
        <Badge tone={isOffSchedule(game) ? "off" : "plain"}>
          {gameMessages.outcome[game.outcome]}
        </Badge>
      )}
    </>
  );
}
