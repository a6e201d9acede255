import { useMemo } from "react";
import { useStore } from "zustand";
import { useDeviceRead } from "../queries/device/use-device-read.ts";
import { reachStore } from "../refresh/reach.ts";
import { readSeasons, type SeasonsQuery, seasonsQuery } from "./read-seasons.ts";
import { seasonChoice } from "./season-choice.ts";

/**
 * The one season that every screen of this tab shows, with the others to choose from (P §4, D7).
 * From this device, so it is there without a network.
 */
export function useSelectedSeason(): SeasonsQuery {
  const stored = useDeviceRead("seasons", readSeasons);
  const reach = useStore(reachStore);
  const { chosenId } = useStore(seasonChoice);
  return useMemo(() => seasonsQuery(stored, reach, chosenId), [stored, reach, chosenId]);
}
