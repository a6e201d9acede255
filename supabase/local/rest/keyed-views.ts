import type { ApiRequest } from "../http/api-message.ts";
import { tooMuch } from "./rest-error.ts";

/**
 * Views that compute each row from the log of one player or team, and the column that names it.
 * Without it one request would compute the whole league, and the embedded database has one session
 * and no statement time-out.
 */
export const KEY_OF_VIEW: ReadonlyMap<string, string> = new Map([
  ["player_games", "player_id"],
  ["player_careers", "player_id"],
  ["team_rosters", "team_id"],
  ["team_game_log", "team_id"],
]);

/** @throws RestError (400) for a read of such a view that does not name whose rows it wants. */
export function requireKey(request: ApiRequest, relation: string): void {
  const key = KEY_OF_VIEW.get(relation);
  if (key === undefined) return;
  const isNamed = request.query
    .getAll(key)
    .some((filter) => filter.startsWith("eq.") || filter.startsWith("in.("));
  if (!isNamed) throw tooMuch(`${relation} is read for one ${key} or a list of them`);
}
