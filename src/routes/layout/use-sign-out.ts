import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { confirmLeaving } from "../../app/commands/sign-out.ts";
import { signOut } from "../../app/session/session-commands.ts";

/** Asks first if something waits, then goes to the home page (P §2). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await confirmLeaving())) return;
    await signOut();
    await navigate("/");
  }, [navigate]);
}
