import { useSession } from "./use-session.ts";

/** Without one, the server refuses penalties, jersey numbers, reports and resets (D69). */
export function useHasAccount(): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.user.passes === null;
}
