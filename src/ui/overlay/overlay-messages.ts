/** What dialogs, sheets and toasts say of themselves; all else stands in the screens' own files. */
export const overlayMessages = { close: "Close", cancel: "Cancel", back: "Back" } as const;
