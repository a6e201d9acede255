import { isKept } from "../../../app/commands/command-failure.ts";
import { confirmGame } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useCaptains } from "../../../app/queries/game/use-captains.ts";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import { captainsMessages } from "../../../parts/captains/captains-messages.ts";
import { CaptainsSheet } from "../../../parts/captains/captains-sheet.tsx";

/** Asks captains after the whistle: one was away, or has changed their mind (D70). */
export function AskCaptains({ onClose }: { onClose: () => void }) {
  const gameId = useGameId();
  const read = useCaptains();
  return (
    <CaptainsSheet
      {...read}
      onDone={onClose}
      onClose={onClose}
      onSay={async (said) => {
        const isStored = isKept(await confirmGame(gameId, said));
        if (!isStored) await showAlert(captainsMessages.failed);
        return isStored;
      }}
    />
  );
}
