import { OpenedGame } from "../opened-game.tsx";
import { Scoreboard } from "./scoreboard.tsx";

export { readGameAhead } from "../../../app/queries/game/game-rows.ts";

/** Shows /games/{id}/scoreboard for a second device at the field, to be read from afar. */
export function ScoreboardScreen({ gameId }: { gameId: string }) {
  return (
    <main className="min-h-dvh bg-surface text-text">
      <OpenedGame gameId={gameId}>
        <Scoreboard />
      </OpenedGame>
    </main>
  );
}
