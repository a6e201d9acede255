import { useNavigate } from "react-router-dom";
import { isKept } from "../../../app/commands/command-failure.ts";
import { saveRosters } from "../../../app/commands/rosters.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import type { GameView } from "../../../app/queries/game-view.ts";
import { useCollectingTheme } from "../../../ui/theme/theme-store.ts";
import { messages } from "../messages.ts";
import { gateMessages } from "./gate-messages.ts";
import { RosterDialog } from "./roster-dialog.tsx";
import { forgetRosterDraft, useRosterDraft } from "./use-roster-draft.ts";

/**
 * Stands before the live screen until both teams are checked in; it goes by itself when another
 * phone sets the rosters meanwhile (I17).
 */
export function RosterGate({ view }: { view: GameView }) {
  useCollectingTheme();
  const navigate = useNavigate();
  const [selection, select] = useRosterDraft(view);
  return (
    <main className="min-h-dvh bg-bg px-6 pt-14 text-center">
      <h1 className="type-h1">{gateMessages.pageTitle}</h1>
      <p>{gateMessages.pageText}</p>
      <RosterDialog
        view={view}
        title={gateMessages.dialogTitle}
        tooFew={gateMessages.tooFewToContinue}
        confirmLabel={gateMessages.continue}
        selection={selection}
        onSelect={select}
        onConfirm={async () => {
          const result = await saveRosters(view.game.id, selection);
          if (result.ok) forgetRosterDraft(view.game.id);
          else if (!isKept(result)) await showAlert(messages.failures.setRoster);
        }}
        onClose={() => void navigate(paths.games())}
      />
    </main>
  );
}
