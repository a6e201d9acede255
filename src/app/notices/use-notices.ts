import { useStore } from "zustand";
import { type Dialog, noticesStore, type Toast } from "./notices.ts";

/** The toasts that are on the screen now. */
export function useToasts(): readonly Toast[] {
  return useStore(noticesStore, (notices) => notices.toasts);
}

/** The one dialog that waits for an answer now. */
export function useTopDialog(): Dialog | null {
  return useStore(noticesStore, (notices) => notices.dialogs[0] ?? null);
}
