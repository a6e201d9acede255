import { lateMessages } from "./late-messages.ts";
import type { ShellUser } from "./shell-user.ts";

/** null if there is nothing of note (P §2, I21). */
export function accountState({ isAdmin, isDisabled }: ShellUser): string | null {
  if (isDisabled) return lateMessages.disabled;
  return isAdmin ? lateMessages.administrator : null;
}
