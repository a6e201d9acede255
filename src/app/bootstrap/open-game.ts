import type { Game } from "../../domain/game/game.ts";
import type { GameTeams } from "../../domain/game/game-state.ts";
import { canBeOpened, completedByLog } from "../../domain/game/overlay-game.ts";
import { allOk, type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";
import type { OpenGame } from "../../local/game/open-game.ts";
import { services } from "./services.ts";

type OpenGameFailure = Failure<"game-unknown" | "storage">;

/** `game-unknown`: neither the schedule nor the log on this device has the game. */
export async function openGame(gameId: string): Promise<Result<OpenGame, OpenGameFailure>> {
  const { store } = await services();
  const open = store.games.get(gameId);
  if (open) return ok(open);
  const rows = await Promise.all([store.reference.get("games", gameId), store.totals.get(gameId)]);
  const read = allOk(rows);
  if (!read.ok) return fail({ code: "storage" });
  const [row, log] = read.value;
  const game = row === null ? null : completedByLog(row, log);
  const known = game !== null && canBeOpened(game) ? game : null;
  const teams = known === null ? log?.teams : teamsOfGame(known);
  if (teams === undefined) return fail({ code: "game-unknown" });
  // Until the log is here, the row's epoch stands in, so that a tap is filed under it (I20).
  const opened = await store.games.openGame(gameId, teams, known ?? undefined);
  return opened.ok ? opened : fail({ code: "storage" });
}

function teamsOfGame({ visitorTeamId, homeTeamId }: Game): GameTeams {
  return { visitorTeamId, homeTeamId };
}
