import { useStore } from "zustand";
import { updateStore } from "./service-worker.ts";

/** Whether a newer version waits to be reloaded into. */
export function useUpdateReady(): boolean {
  return useStore(updateStore, (state) => state.isUpdateReady);
}
