import { useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { confirmGame } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import {
  useAsksCaptains,
  useCaptains,
  useCaptainsSetting,
} from "../../../app/queries/game/use-captains.ts";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import { captainsMessages } from "../../../parts/captains/captains-messages.ts";
import { CaptainsSheet } from "../../../parts/captains/captains-sheet.tsx";
import { FinalizeDialog, type FinalizeDialogProps } from "./finalize-dialog.tsx";

/** Asks before a game is left. If captains are asked, their sheet comes first (D70). */
export function LeaveQuestion(props: Omit<FinalizeDialogProps, "onCaptains">) {
  const setting = useCaptainsSetting();
  const isOpen = useAsksCaptains();
  // It asks once per visit, so somebody who skips it is not held up again.
  const [mayAsk, setMayAsk] = useState(setting === "asked");
  const [isWithCaptains, setWithCaptains] = useState(
    mayAsk && isOpen && props.prefers === "finalize",
  );
  if (isWithCaptains) {
    return (
      <Captains
        onDone={() => {
          setMayAsk(false);
          setWithCaptains(false);
        }}
        onClose={props.onClose}
      />
    );
  }
  return (
    <FinalizeDialog
      {...props}
      onFinalize={(isRecordedScore) => {
        if (mayAsk && isOpen) setWithCaptains(true);
        else props.onFinalize(isRecordedScore);
      }}
      onCaptains={setting === "off" ? null : () => setWithCaptains(true)}
    />
  );
}

function Captains(on: { onDone: () => void; onClose: () => void }) {
  const gameId = useGameId();
  const read = useCaptains();
  return (
    <CaptainsSheet
      {...read}
      {...on}
      onSay={async (said) => {
        const isStored = isKept(await confirmGame(gameId, said));
        if (!isStored) await showAlert(captainsMessages.failed);
        return isStored;
      }}
    />
  );
}
