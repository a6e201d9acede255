import { layoutMessages } from "./layout-messages.ts";
import type { ShellUser } from "./shell-user.ts";

/** What stands under the address of who is signed in (P §2, I21); null: nothing of note. */
export function standingWords({ isAdmin, isDisabled }: ShellUser): string | null {
  if (isDisabled) return layoutMessages.disabled;
  return isAdmin ? layoutMessages.administrator : null;
}
