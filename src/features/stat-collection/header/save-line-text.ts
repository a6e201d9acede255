import { clockTime } from "../../../parts/page/clock-time.ts";
import type { ShownSyncStatus } from "../../../parts/sync-pill/sync-status.ts";
import { messages } from "../messages.ts";

/** The autosave line's words; the pill beside it says the rest (D20, D21). */
export function saveLineText({
  isSaving,
  lastSavedAt,
}: Pick<ShownSyncStatus, "isSaving" | "lastSavedAt">): string {
  if (isSaving) return messages.save.saving;
  if (lastSavedAt === null) return messages.save.automatic;
  return messages.save.lastSaved(clockTime(lastSavedAt));
}
