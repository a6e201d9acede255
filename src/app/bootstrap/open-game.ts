import type { Game } from "../../domain/game/game.ts";
import type { GameTeams } from "../../domain/game/game-state.ts";
import { type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";
import type { OpenGame } from "../../local/open-game.ts";
import { type Services, services } from "./services.ts";

export type OpenGameFailure = Failure<"game-unknown" | "storage">;

/**
 * The game in the memory of this tab, opened from the device when it is not yet. `game-unknown`:
 * neither the schedule nor the log on this device names it.
 */
export async function openGame(gameId: string): Promise<Result<OpenGame, OpenGameFailure>> {
  const { store } = await services();
  const known = store.games.get(gameId);
  if (known) return ok(known);
  const teams = await teamsOf(store, gameId);
  if (!teams.ok) return teams;
  const opened = await store.games.openGame(gameId, teams.value);
  return opened.ok ? opened : fail({ code: "storage" });
}

/** From the schedule, else from the device's own totals (a game taken off the schedule). */
async function teamsOf(
  store: Services["store"],
  gameId: string,
): Promise<Result<GameTeams, OpenGameFailure>> {
  const row = await store.reference.get("games", gameId);
  if (!row.ok) return fail({ code: "storage" });
  if (row.value) return ok(teamsOfGame(row.value));
  const totals = await store.totals.list();
  if (!totals.ok) return fail({ code: "storage" });
  const own = totals.value.find((record) => record.gameId === gameId);
  return own ? ok(own.teams) : fail({ code: "game-unknown" });
}

export function teamsOfGame({ visitorTeamId, homeTeamId }: Game): GameTeams {
  return { visitorTeamId, homeTeamId };
}
