import type { Game } from "../../../domain/game/game.ts";
import { ok } from "../../../domain/shared/result.ts";
import { useDeviceRead } from "../device/use-device-read.ts";

interface GamePlaces {
  /** Empty if it is not on this device, like `season`. */
  readonly league: string;
  readonly season: string;
}

export function useGamePlaces({ leagueId, seasonId }: Game): GamePlaces | null {
  const found = useDeviceRead(`places of ${leagueId} ${seasonId}`, async ({ reference }) => {
    const [league, season] = await Promise.all([
      reference.get("leagues", leagueId),
      reference.get("seasons", seasonId),
    ]);
    if (!league.ok) return league;
    if (!season.ok) return season;
    return ok({ league: league.value?.name ?? "", season: season.value?.name ?? "" });
  });
  if (found === undefined) return null;
  return found.ok ? found.value : { league: "", season: "" };
}
