import { useCallback, useEffect, useRef } from "react";
import { type NavigateOptions, type To, useNavigate, useNavigation } from "react-router-dom";

/**
 * Leads on when an answer has come, as `useNavigate` does; whoever has left this screen meanwhile,
 * or is on the way to another one, stays there.
 */
export function useWayOn(): (to: To, how?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isStaying = useNavigation().state === "idle";
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = isStaying;
    return () => {
      isHere.current = false;
    };
  }, [isStaying]);
  return useCallback(
    async (to: To, how?: NavigateOptions) => {
      if (isHere.current) await navigate(to, how);
    },
    [navigate],
  );
}
