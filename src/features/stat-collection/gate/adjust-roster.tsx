import { useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { saveRosters } from "../../../app/commands/rosters.ts";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import type { GameView } from "../../../app/queries/game-view.ts";
import { messages } from "../messages.ts";
import { gateMessages } from "./gate-messages.ts";
import { RosterDialog } from "./roster-dialog.tsx";
import type { RosterSelection } from "./roster-selection.ts";

/** Adjust Game Roster: the same lists over the live screen (P §2, §5). */
export function AdjustRoster({ view, onClose }: { view: GameView; onClose: () => void }) {
  const [selection, select] = useState<RosterSelection>(() => ({
    visitor: view.visitor.rosterIds,
    home: view.home.rosterIds,
  }));
  return (
    <RosterDialog
      view={view}
      title={gateMessages.adjustTitle}
      tooFew={gateMessages.tooFewToSave}
      confirmLabel={gateMessages.save}
      selection={selection}
      onSelect={select}
      onConfirm={async () => {
        const result = await saveRosters(view.game.id, selection);
        if (!isKept(result)) return showAlert(messages.failures.roster);
        if (result.ok) notify(gateMessages.updated);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
