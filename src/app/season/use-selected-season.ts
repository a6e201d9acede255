import { deviceSource } from "../queries/device-source.ts";
import { useSource } from "../queries/external-source.ts";
import { readSeasons, SEASONS_FAILED, type SeasonsQuery } from "./read-seasons.ts";

const source = deviceSource<SeasonsQuery>(
  { status: "loading" },
  { status: "error", message: SEASONS_FAILED },
  ({ store, reach, chosenSeasonId }) => readSeasons(store, reach, chosenSeasonId),
);

/**
 * The one season that every screen of this tab shows, with the others to choose from (P §4, D7).
 * From this device, so it is there without a network.
 */
export function useSelectedSeason(): SeasonsQuery {
  return useSource(source);
}
