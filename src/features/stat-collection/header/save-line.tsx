import { clockTime } from "../../../parts/page/clock-time.ts";
import { SyncPill } from "../../../parts/sync-pill/sync-pill.tsx";
import type { ShownSyncStatus } from "../../../parts/sync-pill/sync-status.ts";
import { messages } from "../messages.ts";

/** Sync pill, autosave line, Save Now (off while saving and with nothing to send, D21). */
export function SaveLine({
  status,
  onOpenSync,
  onSaveNow,
}: {
  status: ShownSyncStatus;
  onOpenSync: () => void;
  onSaveNow: () => void;
}) {
  return (
    <div className="lv-save">
      <SyncPill status={status} onOpen={onOpenSync} />
      <p>{saveLineText(status)}</p>
      <button
        type="button"
        className="lv-save-now"
        // What only another person may send does not count (security rule 18).
        disabled={status.isSaving || !status.waiting.some(({ mine }) => mine)}
        onClick={onSaveNow}
      >
        {messages.save.saveNow}
      </button>
    </div>
  );
}

/** The pill beside it says the rest (D20, D21). */
export function saveLineText({
  isSaving,
  lastSavedAt,
}: Pick<ShownSyncStatus, "isSaving" | "lastSavedAt">): string {
  if (isSaving) return messages.save.saving;
  if (lastSavedAt === null) return messages.save.automatic;
  return messages.save.lastSaved(clockTime(lastSavedAt));
}
