import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { confirmLeaving } from "../../app/commands/sign-out.ts";
import { signOut } from "../../app/session/session-commands.ts";

/**
 * Signs out, after a question where something waits, and goes to the home page (P §2): first
 * there, or the guard of the page would show the sign-in for a moment.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await confirmLeaving())) return;
    await navigate("/");
    await signOut();
  }, [navigate]);
}
