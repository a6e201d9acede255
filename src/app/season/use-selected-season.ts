import { useMemo } from "react";
import { useStore } from "zustand";
import { selectedSeason } from "../../domain/season/active-season.ts";
import { readAhead, useDeviceRead } from "../queries/device/use-device-read.ts";
import { reachStore } from "../refresh/reach.ts";
import { readSeasons, type SeasonsQuery, seasonsQuery } from "./read-seasons.ts";
import { seasonChoice } from "./season-choice.ts";
import { useChosenSeason } from "./use-chosen-season.ts";

const SEASONS = "seasons";

/** Reads from this device, so it works without a network (P §4, D7). */
export function useSelectedSeason(): SeasonsQuery {
  const stored = useDeviceRead(SEASONS, readSeasons);
  const reach = useStore(reachStore);
  const chosenId = useChosenSeason();
  return useMemo(() => seasonsQuery(stored, reach, chosenId), [stored, reach, chosenId]);
}

export async function readSeasonAhead(): Promise<string | null> {
  const stored = await readAhead(SEASONS, readSeasons);
  if (!stored?.ok) return null;
  return selectedSeason(stored.value ?? [], seasonChoice.getState().chosenId)?.id ?? null;
}
