import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import { useRootMark } from "../../../ui/styles/root-marks.ts";
import { useCollectingTheme } from "../../../ui/theme/theme-store.ts";
import { gateMessages } from "./gate-messages.ts";
import { RosterDialog } from "./roster-dialog.tsx";
import { forgetRosterDraft, useRosterDraft } from "./use-roster-draft.ts";

/** Precedes the live screen until both teams are checked in on some phone (I17). */
export function RosterGate() {
  useCollectingTheme();
  useRootMark("bare");
  const gameId = useGameId();
  const navigate = useNavigate();
  const [selection, select] = useRosterDraft();
  return (
    <main className="min-h-dvh bg-bg px-6 pt-14 text-center">
      <h1 className="type-h1">{gateMessages.pageTitle}</h1>
      <p>{gateMessages.pageText}</p>
      <RosterDialog
        purpose="gate"
        selection={selection}
        onSelect={select}
        onSaved={(isStored) => {
          if (isStored) forgetRosterDraft(gameId);
        }}
        onClose={() => void navigate(paths.games())}
      />
    </main>
  );
}
