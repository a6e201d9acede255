import { useSession } from "../../app/session/use-session.ts";
import { layoutMessages } from "./layout-messages.ts";

/** Who is signed in, as far as the shell shows it. */
export interface ShellUser {
  readonly email: string;
  readonly isAdmin: boolean;
  readonly mayCollect: boolean;
  readonly isDisabled: boolean;
}

/** Null: a visitor; undefined: not known yet, so that nobody is shown as signed out for a moment. */
export function useShellUser(): ShellUser | null | undefined {
  const session = useSession();
  if (session.status === "starting") return undefined;
  if (session.status === "signed-out") return null;
  const { email, role, mayCollect, isDisabled } = session.user;
  return { email, isAdmin: role === "admin", mayCollect, isDisabled };
}

/** What stands under the address of who is signed in (P §2, I21); null: nothing of note. */
export function accountState({ isAdmin, isDisabled }: ShellUser): string | null {
  if (isDisabled) return layoutMessages.disabled;
  return isAdmin ? layoutMessages.administrator : null;
}
