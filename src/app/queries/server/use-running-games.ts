import { useCallback } from "react";
import { listRunningGames } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";
import { useServerRead } from "./use-server-read.ts";

/** A page that shows who scores asks this often. */
export const WHILE_SCORED_MS = 15_000;

/** Returns the games of a season that somebody scores; admins only. */
export function useRunningGames(seasonId: string) {
  const read = useCallback(
    () => askServer("readRunningGames", (http, call) => listRunningGames(http, call, seasonId)),
    [seasonId],
  );
  const { query, reload } = useServerRead(read);
  useReloadWhileVisible(reload, WHILE_SCORED_MS);
  return query;
}
