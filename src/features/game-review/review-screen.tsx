import { OpenedGame } from "./opened-game.tsx";
import { ReviewPage } from "./review-page.tsx";

export { readGameAhead } from "../../app/queries/game/game-rows.ts";

/** Shows /games/{id}/review: the game while it is played, and its review once it is final. */
export function ReviewScreen({ gameId }: { gameId: string }) {
  return (
    <OpenedGame gameId={gameId}>
      <ReviewPage />
    </OpenedGame>
  );
}
