import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import type { ClubFailure } from "../../app/server-calls/clubs.ts";
import type { Result } from "../../domain/shared/result.ts";
import { clubMessages as words } from "./club-messages.ts";
import { refusalText } from "./refusal-text.ts";

/** Asks before it archives, restores at once, and says what happened. */
export async function archiveRow({
  question,
  done,
  change,
  reload,
}: {
  /** Null if the row is restored. */
  question: string | null;
  done: string;
  change: () => Promise<Result<unknown, ClubFailure>>;
  reload: () => Promise<void>;
}): Promise<void> {
  const isMeant =
    question === null ||
    (await askConfirm({
      text: question,
      confirmLabel: words.archive,
      cancelLabel: words.dialog.cancel,
      danger: true,
    }));
  if (!isMeant) return;
  const result = await change();
  if (!result.ok) return showAlert(refusalText(result.error));
  notify(done);
  await reload();
}
