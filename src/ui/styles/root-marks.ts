import { useLayoutEffect } from "react";
import { create } from "zustand";

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

/** Counts the open dialogs; the root has `data-dialog` while there is any. */
export const useOpenDialogs = create(() => 0);

useOpenDialogs.subscribe((open) => {
  document.documentElement.toggleAttribute("data-dialog", open > 0);
});

export function useDialogMark(): void {
  useLayoutEffect(() => {
    useOpenDialogs.setState((open) => open + 1);
    return () => useOpenDialogs.setState((open) => open - 1);
  }, []);
}
