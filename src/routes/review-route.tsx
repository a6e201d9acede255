import { useParams } from "react-router-dom";
import { ReviewScreen } from "../features/game-review/review-screen.tsx";
/** /games/{gameId}/review */
export function Component() {
  const { gameId = "" } = useParams();
  return <ReviewScreen key={gameId} gameId={gameId} />;
}
