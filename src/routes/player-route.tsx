import { useParams } from "react-router-dom";
import { PlayerScreen } from "../features/people/player/player-screen.tsx";
/** /players/{playerId} */
export function Component() {
  const { playerId = "" } = useParams();
  return <PlayerScreen key={playerId} playerId={playerId} />;
}
