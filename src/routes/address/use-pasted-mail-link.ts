import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { hasMailLink } from "./pass-mail-link.ts";

/** A pasted link differs in its fragment only, so no loader would take its session (rule 14). */
export function usePastedMailLink(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const takeIt = () => {
      if (hasMailLink(window.location)) void revalidate();
    };
    window.addEventListener("hashchange", takeIt);
    // Handles a link that was pasted before this code had loaded too.
    takeIt();
    return () => window.removeEventListener("hashchange", takeIt);
  }, [revalidate]);
}
