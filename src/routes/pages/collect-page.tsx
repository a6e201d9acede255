import { useSearchParams } from "react-router-dom";
import { serverHoldsNoStats } from "../../app/queries/game/server-holds-no-stats.ts";
import { CollectScreen } from "../../features/stat-collection/collect-screen.tsx";
import { PickerScreen } from "../../features/stat-collection/picker/picker-screen.tsx";
import { AppFrame } from "../layout/app-frame.tsx";

// An update that is taken in another tab removes this version's chunks from the cache: whatever
// a live game may still need is loaded with it, so that no reload interrupts the game.
void import("../layout/notice-dialog.tsx").catch(() => undefined);
void import("../../features/help/help-panel.tsx").catch(() => undefined);
void import("../../features/feedback/form/feedback-dialog.tsx").catch(() => undefined);

/** /collect: the picker, or with ?gameId= the gate and the live screen without the app's header. */
export function CollectPage() {
  const [query] = useSearchParams();
  const gameId = query.get("gameId");
  if (gameId !== null && gameId !== "")
    return <CollectScreen key={gameId} gameId={gameId} isEmptyOnServer={serverHoldsNoStats} />;
  return (
    <AppFrame>
      <PickerScreen />
    </AppFrame>
  );
}
