import { useStore } from "zustand";
import { type HelpState, helpStore } from "./help-store.ts";

/** What of the help is on the screen now. */
export function useHelp(): HelpState {
  return useStore(helpStore, (help) => help.shown);
}
