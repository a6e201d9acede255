import { useLayoutEffect } from "react";

// `:has()` on the root element would style the whole page anew whenever an element comes or goes.

/** "live" fills the window and scrolls nothing; "bare" has no frame and no lasting scroll bar. */
export function useRootMark(mark: "live" | "live clock" | "bare"): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.shows = mark;
    return () => {
      delete dataset.shows;
    };
  }, [mark]);
}

/** The dialogs' library marks only the body as locked. */
export function markScrollLock(): void {
  const { body, documentElement } = document;
  new MutationObserver(() => {
    documentElement.toggleAttribute("data-locked", body.hasAttribute("data-scroll-locked"));
  }).observe(body, { attributeFilter: ["data-scroll-locked"] });
}
