import { useCallback } from "react";
import { readImportSeason } from "../../../remote/api/stat-import-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export function useImportSeason(seasonId: string) {
  const read = useCallback(
    () => askServer("readImportSeason", (http, call) => readImportSeason(http, call, seasonId)),
    [seasonId],
  );
  return useServerRead(read);
}
