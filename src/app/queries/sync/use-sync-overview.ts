import { useEffect, useState } from "react";
import { readSyncOverview } from "../../../contract/provider/sync-overview.ts";
import { isGoingOn, type SyncOverview } from "../../../domain/provider/run/sync-overview.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { type ServerRead, useServerRead } from "../server/use-server-read.ts";

const BUSY_MS = 2_000;
const IDLE_MS = 30_000;

const read = () => askDatabase((client) => client.rpc("sync_overview"), readSyncOverview);

/** Reads seasons, runs and health again and again; `failure` explains a failed repeat. */
export function useSyncOverview() {
  const { query, reload } = useServerRead(read);
  const [known, setKnown] = useState<SyncOverview | null>(null);
  if (query.status === "ready" && query.value !== known) setKnown(query.value);
  const isBusy = known?.runs.some(isGoingOn) ?? false;
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    // Each look waits for the previous answer, because a newer question voids an older answer.
    const look = async () => {
      if (document.visibilityState === "visible") await reload();
      if (isHere) later();
    };
    const later = () => {
      timer = setTimeout(() => void look(), isBusy ? BUSY_MS : IDLE_MS);
    };
    later();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [reload, isBusy]);
  // A sync that somebody looks at must not vanish because one of many reads failed.
  const isKept = query.status === "error" && query.failure.code === "network" && known !== null;
  const shown: ServerRead<SyncOverview> = isKept ? { status: "ready", value: known } : query;
  return { query: shown, failure: isKept ? query.failure : null, reload };
}
