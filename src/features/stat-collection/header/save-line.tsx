import { SyncPill } from "../../../parts/sync-pill/sync-pill.tsx";
import type { ShownSyncStatus } from "../../../parts/sync-pill/sync-status.ts";
import { messages } from "../messages.ts";
import { saveLineText } from "./save-line-text.ts";

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
        // What only another person may send does not go out by this button (rule 18).
        disabled={status.isSaving || !status.waiting.some(({ mine }) => mine)}
        onClick={onSaveNow}
      >
        {messages.save.saveNow}
      </button>
    </div>
  );
}
