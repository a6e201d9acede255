import { useState } from "react";
import { notify } from "../../../app/notices/notices.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { gateMessages } from "./gate-messages.ts";
import { RosterDialog } from "./roster-dialog.tsx";
import { checkedInBoth } from "./roster-selection.ts";

/** Shows the gate's lists over the live screen (P §2, §5). */
export function AdjustRoster({ onClose }: { onClose: () => void }) {
  const [selection, select] = useState(useGame(checkedInBoth));
  return (
    <RosterDialog
      purpose="adjust"
      selection={selection}
      onSelect={select}
      onSaved={(isStored) => {
        if (isStored) notify(gateMessages.updated);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
