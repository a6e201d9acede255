import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { signOutOfDevice } from "../../app/commands/sign-out.ts";

/** Signs out, after a question where something waits, and goes to the home page (P §2). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void signOutOfDevice().then((isOut) => isOut && navigate("/"));
  }, [navigate]);
}
