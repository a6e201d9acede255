import { useCallback } from "react";
import { listRunningGames } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";
import { useServerRead } from "./use-server-read.ts";

/** How often who scores is asked while a page shows it. */
export const WHILE_SCORED_MS = 15_000;

/** The games of a season that somebody scores, for an admin. */
export function useRunningGames(seasonId: string) {
  const read = useCallback(
    () => askServer("readRunningGames", (http, call) => listRunningGames(http, call, seasonId)),
    [seasonId],
  );
  const { query, reload } = useServerRead(read);
  useReloadWhileVisible(reload, WHILE_SCORED_MS);
  return query;
}
