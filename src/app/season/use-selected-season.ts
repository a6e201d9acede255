import { useMemo } from "react";
import { useStore } from "zustand";
import { useDeviceRead } from "../queries/device/use-device-read.ts";
import { reachStore } from "../refresh/reach.ts";
import { readSeasons, type SeasonsQuery, seasonsQuery } from "./read-seasons.ts";
import { seasonChoice } from "./season-choice.ts";

/** Read from this device, so it is there without a network (P §4, D7). */
export function useSelectedSeason(): SeasonsQuery {
  const stored = useDeviceRead("seasons", readSeasons);
  const reach = useStore(reachStore);
  const { chosenId } = useStore(seasonChoice);
  return useMemo(() => seasonsQuery(stored, reach, chosenId), [stored, reach, chosenId]);
}
