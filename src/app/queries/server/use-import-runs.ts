import { readImportRuns } from "../../../remote/api/import-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

/** Reads the imports of these seasons, joined by commas; null reads all unfinished ones. */
export function useImportRuns(seasonIds: string | null) {
  return useServerReadOf(readOf, seasonIds);
}

const readOf = (seasonIds: string | null) =>
  askServer("readSyncRuns", (http, call) =>
    readImportRuns(http, call, seasonIds?.split(",") ?? null),
  );
