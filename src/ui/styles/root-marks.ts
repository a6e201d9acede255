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

let openDialogs = 0;

/** Marks the root with `data-dialog` while any dialog is open. */
export function useDialogMark(): void {
  useLayoutEffect(() => {
    const count = (change: 1 | -1) => {
      openDialogs += change;
      document.documentElement.toggleAttribute("data-dialog", openDialogs > 0);
    };
    count(1);
    return () => count(-1);
  }, []);
}
