import { OpenedGame } from "./opened-game.tsx";
import { ReviewPage } from "./review-page.tsx";

export { readGameAhead } from "../../app/queries/game/game-rows.ts";

/** /games/{id}/review: the game as it is played, and its review once it is final. */
export function ReviewScreen({ gameId }: { gameId: string }) {
  return (
    <OpenedGame gameId={gameId}>
      <ReviewPage />
    </OpenedGame>
  );
}
