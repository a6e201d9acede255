import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { ActiveCounts } from "../../../domain/season/active-counts.ts";
import { selectedSeason } from "../../../domain/season/active-season.ts";
import type { Season } from "../../../domain/season/season.ts";
import { ok } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { reachStore } from "../../refresh/reach.ts";
import { readSeasons, seasonsQuery } from "../../season/read-seasons.ts";
import { seasonChoice } from "../../season/season-choice.ts";
import { readSeasonAhead } from "../../season/use-selected-season.ts";
import { whyAbsent } from "../../season/why-absent.ts";
import { QUERY_MESSAGES } from "./query-messages.ts";
import { type GameListItem, readListedGames } from "./read-listed-games.ts";
import { readAhead, useDeviceRead } from "./use-device-read.ts";

export type GameListQuery =
  | { readonly status: "loading" }
  /** The list was never read here, and the server cannot be reached. */
  | { readonly status: "not-on-device"; readonly season: Season | null }
  /** The server's words, shown with the screen's own (P §8); null if it sent none. */
  | { readonly status: "error"; readonly message: string | null }
  | {
      readonly status: "ready";
      readonly season: Season | null;
      readonly games: readonly GameListItem[];
      readonly active: ActiveCounts | null;
      /** The rights of the last known person, until the session is known. */
      readonly couldCollect: boolean;
      /** ISO 8601 of the last complete reading; null if there was none. */
      readonly readAt: string | null;
    };

const LOADING = { status: "loading" } as const;
const NOT_HERE = { status: "not-on-device", season: null } as const;
const failed = (message: string | null) => ({ status: "error", message }) as const;
const UNREADABLE = failed(QUERY_MESSAGES.storageFailed);

export async function readGameListAhead(): Promise<void> {
  const list = listOf(seasonChoice.getState().chosenId);
  await Promise.all([readSeasonAhead(), readAhead(...list)]);
}

export function useGameList(): GameListQuery {
  useEffect(followBehindTheList, []);
  const { chosenId } = useStore(seasonChoice);
  const reach = useStore(reachStore);
  const stored = useDeviceRead(...listOf(chosenId));
  return useMemo((): GameListQuery => {
    if (stored?.ok === false) return UNREADABLE;
    const seasons = seasonsQuery(stored?.value.seasons, reach, chosenId);
    if (seasons.status === "loading") return LOADING;
    if (seasons.status === "error") {
      return seasons.isUnreachable ? NOT_HERE : failed(seasons.said);
    }
    if (stored === undefined) return LOADING;
    const { season, games, ...around } = stored.value;
    if (games === null) return UNREADABLE;
    // An unread schedule is no empty schedule (D9).
    if (season !== null && around.readAt === null && games.length === 0) {
      const why = whyAbsent(reach);
      if (why === "unreachable") return { status: "not-on-device", season };
      return why === "loading" ? LOADING : failed(reach.said);
    }
    return { status: "ready", season, games, ...around };
  }, [stored, reach, chosenId]);
}

/** Before the network's part has started there is nothing to follow, so its code loads later. */
function followBehindTheList(): () => void {
  let stop = () => {};
  let hasLeft = false;
  import("../../refresh/live-games.ts").then(
    ({ followLiveGames }) => {
      if (!hasLeft) stop = followLiveGames();
    },
    // Without this file, the round of all tables still updates the games.
    () => undefined,
  );
  return () => {
    hasLeft = true;
    stop();
  };
}

function listOf(chosenId: string | null) {
  const read = async (device: DeviceRows) => {
    const seasons = await readSeasons(device);
    if (!seasons.ok) return seasons;
    const season = selectedSeason(seasons.value ?? [], chosenId);
    return ok({
      seasons,
      season,
      ...(season === null ? NO_GAMES : await readListedGames(device, season)),
    });
  };
  return [`games ${chosenId}`, read] as const;
}

const NO_GAMES = { games: [], active: null, couldCollect: false, readAt: null };
