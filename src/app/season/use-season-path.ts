import { seasonPath } from "./season-address.ts";
import { useChosenSeason } from "./use-chosen-season.ts";

export function useSeasonPath(): (path: string) => string {
  const chosenId = useChosenSeason();
  return (path) => seasonPath(path, chosenId);
}
