import type { Game } from "../domain/game/game.ts";
import { Badge } from "../ui/badge.tsx";
import { gameMessages } from "./game-messages.ts";

/** PLAYOFF, IN PROGRESS and what became of a game that was not played (D46a). */
export function GameBadges({
  game,
  isLive,
}: {
  game: Pick<Game, "isPlayoff" | "outcome">;
  isLive: boolean;
}) {
  return (
    <>
      {isLive && <Badge tone="live">{gameMessages.inProgress}</Badge>}
      {game.isPlayoff && <Badge tone="stamp">{gameMessages.playoff}</Badge>}
      {game.outcome !== "normal" && <Badge>{gameMessages.outcome[game.outcome]}</Badge>}
    </>
  );
}
