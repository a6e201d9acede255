import { useCallback } from "react";
import { listPenalties } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export function useDiscipline(seasonId: string) {
  const read = useCallback(
    () => askServer("readPenalties", (http, call) => listPenalties(http, call, seasonId)),
    [seasonId],
  );
  return useServerRead(read);
}
