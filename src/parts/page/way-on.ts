import { useCallback, useEffect, useRef } from "react";
import { type NavigateOptions, type To, useNavigate, useNavigation } from "react-router-dom";

/**
 * Navigates like `useNavigate` when an answer has arrived, but not for a person who has left this
 * screen or is on the way to another one.
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
