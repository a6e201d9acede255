import { OpenedGame } from "../opened-game.tsx";
import { SheetPage } from "./sheet-page.tsx";

export { readGameAhead } from "../../../app/queries/game/game-rows.ts";

/** Shows /games/{id}/sheet, a blank score sheet for a day without a phone. */
export function SheetScreen({ gameId }: { gameId: string }) {
  return (
    <OpenedGame gameId={gameId}>
      <SheetPage />
    </OpenedGame>
  );
}
