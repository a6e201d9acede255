import { notify, showAlert } from "../../app/notices/notices.ts";
import type { SeasonFailure } from "../../app/server-calls/season-work.ts";
import type { Result } from "../../domain/shared/result.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { seasonFailureWords } from "./failure-words.ts";

/** Waits for a change, reads the page again, and says what became of the change. */
export function useSeasonChange() {
  const { reload } = useAdminPage();
  return async <Value>(
    asked: Promise<Result<Value, SeasonFailure>>,
    done: string | ((value: Value) => string),
    onDone?: () => void,
  ): Promise<void> => {
    const result = await asked;
    await reload();
    if (!result.ok) return showAlert(seasonFailureWords(result.error));
    onDone?.();
    notify(typeof done === "string" ? done : done(result.value));
  };
}
