import { OpenedGame } from "../opened-game.tsx";
import { SheetPage } from "./sheet-page.tsx";

export { readGameAhead } from "../../../app/queries/game/game-rows.ts";

/** /games/{id}/sheet: a blank score sheet of the game, for a day without a phone. */
export function SheetScreen({ gameId }: { gameId: string }) {
  return (
    <OpenedGame gameId={gameId}>
      <SheetPage />
    </OpenedGame>
  );
}
