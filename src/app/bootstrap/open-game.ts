import type { Game } from "../../domain/game/game.ts";
import type { GameTeams } from "../../domain/game/game-state.ts";
import { type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";
import type { OpenGame } from "../../local/game/open-game.ts";
import { services } from "./services.ts";
import type { Services } from "./tab-services.ts";

export type OpenGameFailure = Failure<"game-unknown" | "storage">;

/** `game-unknown`: neither the schedule nor the log on this device names it. */
export async function openGame(gameId: string): Promise<Result<OpenGame, OpenGameFailure>> {
  const { store } = await services();
  const known = store.games.get(gameId);
  if (known) return ok(known);
  const row = await store.reference.get("games", gameId);
  if (!row.ok) return fail({ code: "storage" });
  const teams = row.value ? ok(teamsOfGame(row.value)) : await teamsOfTotals(store, gameId);
  if (!teams.ok) return teams;
  // Until the log is here, the row's epoch stands in, so that a tap is filed under it (I20).
  const opened = await store.games.openGame(gameId, teams.value, row.value ?? undefined);
  return opened.ok ? opened : fail({ code: "storage" });
}

async function teamsOfTotals(
  store: Services["store"],
  gameId: string,
): Promise<Result<GameTeams, OpenGameFailure>> {
  const totals = await store.totals.list();
  if (!totals.ok) return fail({ code: "storage" });
  const own = totals.value.find((record) => record.gameId === gameId);
  return own ? ok(own.teams) : fail({ code: "game-unknown" });
}

function teamsOfGame({ visitorTeamId, homeTeamId }: Game): GameTeams {
  return { visitorTeamId, homeTeamId };
}
