import { useStore } from "zustand";
import { seasonChoice } from "./season-choice.ts";

export function useChosenSeason(): string | null {
  return useStore(seasonChoice, ({ chosenId }) => chosenId);
}
