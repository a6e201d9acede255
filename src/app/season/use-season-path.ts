import { useStore } from "zustand";
import { seasonPath } from "./season-address.ts";
import { seasonChoice } from "./season-choice.ts";

/** Adds this tab's season to a path without a query, so that a copied link leads to it too. */
export function useSeasonPath(): (path: string) => string {
  const chosenId = useStore(seasonChoice, (choice) => choice.chosenId);
  return (path) => seasonPath(path, chosenId);
}
