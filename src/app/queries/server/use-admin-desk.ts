import { readAdminDesk } from "../../../contract/accounts/admin-desk.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";
import { WHILE_SCORED_MS } from "./use-running-games.ts";
import { useServerRead } from "./use-server-read.ts";

const AGAIN_MS = 60_000;

const read = () =>
  askDatabase(
    (client) => client.rpc("admin_desk"),
    (body) => readAdminDesk(body, Date.now()),
  );

export function useAdminDesk() {
  const { query, reload } = useServerRead(read);
  const isGameOn = query.status === "ready" && query.value.running.length > 0;
  useReloadWhileVisible(reload, isGameOn ? WHILE_SCORED_MS : AGAIN_MS);
  return { query, reload };
}
