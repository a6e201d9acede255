import { useStore } from "zustand";
import { seasonPath } from "./season-address.ts";
import { seasonChoice } from "./season-choice.ts";

export function useSeasonPath(): (path: string) => string {
  const chosenId = useStore(seasonChoice, (choice) => choice.chosenId);
  return (path) => seasonPath(path, chosenId);
}
