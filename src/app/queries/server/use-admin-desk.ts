import { readDesk } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";
import { WHILE_SCORED_MS } from "./use-running-games.ts";
import { useServerRead } from "./use-server-read.ts";

const AGAIN_MS = 60_000;

const read = () => askServer("readDesk", readDesk);

/** Reads the admin's desk each minute while it shows, and when the page comes back. */
export function useAdminDesk() {
  const { query, reload } = useServerRead(read);
  const isGameOn = query.status === "ready" && query.value.running.length > 0;
  useReloadWhileVisible(reload, isGameOn ? WHILE_SCORED_MS : AGAIN_MS);
  return { query, reload };
}
