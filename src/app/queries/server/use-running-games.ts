import { readRunningGames } from "../../../contract/accounts/admin-desk.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";
import { useServerReadOf } from "./use-server-read.ts";

export const WHILE_SCORED_MS = 15_000;

const readOf = (seasonId: string) =>
  askDatabase(
    (client) => client.rpc("games_being_scored", { p_season_id: seasonId }),
    (body) => readRunningGames(body, Date.now()),
  );

export function useRunningGames(seasonId: string) {
  const { query, reload } = useServerReadOf(readOf, seasonId);
  useReloadWhileVisible(reload, WHILE_SCORED_MS);
  return query;
}
