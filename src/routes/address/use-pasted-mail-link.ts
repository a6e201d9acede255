import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { hasMailLink } from "./pass-mail-link.ts";

/**
 * A mail's link put into the address bar of a page that takes links differs in its fragment only:
 * the browser loads no page for it, the router runs no loader, and its session would stay in the
 * address (rule 14). So the page's loader is run again.
 */
export function usePastedMailLink(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const takeIt = () => {
      if (hasMailLink(window.location)) void revalidate();
    };
    window.addEventListener("hashchange", takeIt);
    // Also what was put there before this code had arrived.
    takeIt();
    return () => window.removeEventListener("hashchange", takeIt);
  }, [revalidate]);
}
