import { useEffect } from "react";
import { type KeptHead, keepHead } from "../../browser/kept-heads.ts";

/** Tells the first paint of this address what its page was about, or with null that it is gone. */
export function useKeptHead(path: string, head: KeptHead | null): void {
  const title = head?.title;
  const description = head?.description;
  useEffect(() => {
    const isKnown = title !== undefined && description !== undefined;
    keepHead(path, isKnown ? { title, description } : null);
  }, [path, title, description]);
}
