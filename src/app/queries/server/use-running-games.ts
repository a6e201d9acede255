import { listRunningGames } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";
import { useServerReadOf } from "./use-server-read.ts";

export const WHILE_SCORED_MS = 15_000;

const readOf = (seasonId: string) =>
  askServer("readRunningGames", (http, call) => listRunningGames(http, call, seasonId));

/** Returns the games of a season that somebody scores; admins only. */
export function useRunningGames(seasonId: string) {
  const { query, reload } = useServerReadOf(readOf, seasonId);
  useReloadWhileVisible(reload, WHILE_SCORED_MS);
  return query;
}
