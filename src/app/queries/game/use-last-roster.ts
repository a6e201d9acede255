import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { lastGameOf } from "../../../domain/roster/last-game.ts";
import { useDeviceRead } from "../device/use-device-read.ts";
import { usePublishedGame } from "../pages/published-game.ts";
import { useGame } from "./use-game.ts";

const NOBODY: readonly string[] = [];

export function useLastRoster(side: Side): readonly string[] {
  const game = useGame((view) => view.game);
  const teamId = useGame((view) => view[side].team.id);
  const games = useDeviceRead(`games of ${game.seasonId}`, ({ reference }) =>
    reference.list("games", game.seasonId),
  );
  const last = games?.ok ? lastGameOf(teamId, game, games.value) : undefined;
  const published = usePublishedGame(last ?? null, false);
  const rosters = published.status === "ready" ? published.value.rosters : [];
  return rosters.find((roster) => roster.teamId === teamId)?.playerIds ?? NOBODY;
}
