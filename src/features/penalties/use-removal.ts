import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import { deletePenalty } from "../../app/server-calls/penalties.ts";
import type { PenaltyRecord } from "../../domain/discipline/penalty.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { penaltyFailure, penaltyMessages } from "./penalty-messages.ts";

const { list: words } = penaltyMessages;

/** Asks first (A §5); the deleted penalty then appears below and can be restored. */
export function useRemoval() {
  const { reload } = useAdminPage();
  return async ({ penaltyId }: PenaltyRecord): Promise<void> => {
    const isMeant = await askConfirm({
      text: `${words.question}\n\n${words.stays}`,
      confirmLabel: words.remove,
      danger: true,
    });
    if (!isMeant) return;
    const result = await deletePenalty(penaltyId);
    if (result.ok) notify(words.removed);
    else await showAlert(penaltyFailure(result.error, words.removeFailed));
    await reload();
  };
}
