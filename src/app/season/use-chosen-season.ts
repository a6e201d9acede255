import { useStore } from "zustand";
import { seasonChoice } from "./season-choice.ts";

/** This tab's season; null: whichever is active. */
export function useChosenSeason(): string | null {
  return useStore(seasonChoice, ({ chosenId }) => chosenId);
}
