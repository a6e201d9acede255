import { QrCode } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { saveNow } from "../../../app/commands/sync-now.ts";
import { syncSheetActions } from "../../../app/commands/sync-sheet-actions.ts";
import { useSyncStatus } from "../../../app/queries/device/use-sync-status.ts";
import { gameNow, useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { useMadePass } from "../../../app/queries/server/use-made-pass.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { SyncHost } from "../../../parts/sync-pill/sync-pill.tsx";
import { SyncSheet } from "../../../parts/sync-pill/sync-sheet.tsx";
import type { ShownSyncStatus } from "../../../parts/sync-pill/sync-status.ts";
import { waitingEntries } from "../../../parts/sync-pill/waiting-entries.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyExtra } from "../../../ui/late/lazy-extra.ts";
import { namesIn } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { togetherMessages } from "../together/together-messages.ts";

const TogetherSheet = lazyExtra(() => import("../together/together-sheet.tsx"), "TogetherSheet");

/** Shows the sync pill, the autosave line and Save Now, which is off with nothing to send (D21). */
export function SaveLine() {
  const status = useSyncStatus();
  const gameId = useGameId();
  const isGameSent = useGame(({ state }) => state.throughSeq > 0);
  const making = useMadePass(gameId);
  const [isTogether, setTogether] = useState(false);
  useUnsentWarning(status.pending > 0 || status.state === "not-saved");
  const openTogether = () => {
    setTogether(true);
    if (making.pass === null) void making.make();
  };
  return (
    <div className="lv-save">
      <SyncHost
        status={status}
        actions={syncSheetActions}
        sheet={SyncSheet}
        entries={() => waitingEntries(gameNow(gameId), namesIn(gameNow(gameId)))}
        more={(close) => (
          <Button
            size="lg"
            icon={<Icon as={QrCode} />}
            onClick={() => {
              close();
              openTogether();
            }}
          >
            {togetherMessages.title}
          </Button>
        )}
      />
      <p>{saveLineText(status, isGameSent)}</p>
      <button
        type="button"
        className="lv-save-now"
        // Entries that only another person may send do not count (security rule 18).
        disabled={status.isSaving || !status.waiting.some(({ mine }) => mine)}
        onClick={() => void saveNow()}
      >
        {messages.save.saveNow}
      </button>
      {isTogether && (
        <Suspense>
          <TogetherSheet making={making} onClose={() => setTogether(false)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The pill beside it says the rest (D20, D21). The moment is the device's, so it is left out while
 * the server has nothing of this game.
 */
export function saveLineText(
  { isSaving, lastSavedAt }: Pick<ShownSyncStatus, "isSaving" | "lastSavedAt">,
  isGameSent: boolean,
): string {
  if (isSaving) return messages.save.saving;
  if (lastSavedAt === null || !isGameSent) return messages.save.automatic;
  return messages.save.lastSaved(clockTime(lastSavedAt));
}

/** The browser asks before the tab closes, but only while the server lacks something. */
function useUnsentWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsent]);
}
