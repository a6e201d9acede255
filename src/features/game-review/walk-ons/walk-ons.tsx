import { useState } from "react";
import { askConfirm, notify, showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { countWalkOns, removeWalkOns } from "../../../app/server-calls/walk-ons.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { walkOnMessages as words } from "./walk-on-messages.ts";

/** Shows admins who was added in this game, and removes invented players in one act (D33). */
export function WalkOns() {
  const gameId = useGameId();
  const count = useGame(
    ({ state, playersById }) =>
      [...state.walkOns.keys()].filter((id) => playersById.get(id)?.isActive !== false).length,
  );
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    const found = await countWalkOns(gameId);
    setBusy(false);
    if (!found.ok) return showAlert(found.error.message);
    const { playerIds, staying } = found.value;
    if (playerIds.length === 0) return showAlert(words.none);
    const isMeant = await askConfirm({
      text: words.question(playerIds.length, staying),
      confirmLabel: words.remove,
      danger: true,
    });
    if (!isMeant) return;
    setBusy(true);
    const removed = await removeWalkOns(gameId);
    setBusy(false);
    if (!removed.ok) return showAlert(removed.error.message);
    notify(words.done(removed.value.playerIds.length));
  }

  if (count === 0) return null;
  return (
    <div className="print:hidden">
      <Section title={words.title} aside={count}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-dense text-text-2">{words.inGame(count)}</p>
          <Button disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? words.removing : words.remove}
          </Button>
        </div>
      </Section>
    </div>
  );
}
