import { useState } from "react";
import { notify } from "../../../app/notices/notices.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import { gateMessages } from "./gate-messages.ts";
import { RosterDialog } from "./roster-dialog.tsx";
import type { GateSelection } from "./roster-selection.ts";

/** Adjust Game Roster: the same lists over the live screen (P §2, §5). */
export function AdjustRoster({ view, onClose }: { view: GameView; onClose: () => void }) {
  const [selection, select] = useState<GateSelection>(() => ({
    visitor: view.visitor.rosterIds,
    home: view.home.rosterIds,
  }));
  return (
    <RosterDialog
      view={view}
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
