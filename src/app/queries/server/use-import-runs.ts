import { useCallback } from "react";
import { readImportRuns } from "../../../remote/api/import-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

/** Reads the imports of these seasons, joined by commas; null reads all unfinished ones. */
export function useImportRuns(seasonIds: string | null) {
  const read = useCallback(
    () =>
      askServer("readSyncRuns", (http, call) =>
        readImportRuns(http, call, seasonIds === null ? null : seasonIds.split(",")),
      ),
    [seasonIds],
  );
  return useServerRead(read);
}
