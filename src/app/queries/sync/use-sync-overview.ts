import { useState } from "react";
import { readSyncOverview } from "../../../contract/provider/sync-overview.ts";
import { isGoingOn, type SyncOverview } from "../../../domain/provider/run/sync-overview.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useReloadWhileVisible } from "../server/use-reload-while-visible.ts";
import { type ServerRead, useServerRead } from "../server/use-server-read.ts";

const BUSY_MS = 2_000;
const IDLE_MS = 30_000;

const read = () => askDatabase((client) => client.rpc("sync_overview"), readSyncOverview);

export function useSyncOverview() {
  const { query, isOffline, reload } = useServerRead(read);
  const [known, setKnown] = useState<SyncOverview | null>(null);
  if (query.status === "ready" && query.value !== known) setKnown(query.value);
  const isBusy = known?.runs.some(isGoingOn) ?? false;
  useReloadWhileVisible(reload, isBusy ? BUSY_MS : IDLE_MS);
  // A sync that somebody looks at must not vanish because one of many reads failed.
  const isKept = query.status === "error" && query.failure.code === "network" && known !== null;
  const shown: ServerRead<SyncOverview> = isKept ? { status: "ready", value: known } : query;
  return { query: shown, failure: isKept ? query.failure : null, isOffline, reload };
}
