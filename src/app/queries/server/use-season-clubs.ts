import { useCallback } from "react";
import { ok } from "../../../domain/shared/result.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { readSeasonClubs, readSeasonSchedule } from "../../../remote/api/club-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export function useSeasonClubs(seasonId: string) {
  const read = useCallback(async () => {
    if (!isUuid(seasonId)) return ok(null);
    return askServer("readSeasonClubs", (http, call) => readSeasonClubs(http, call, seasonId));
  }, [seasonId]);
  return useServerRead(read);
}

export function useSeasonSchedule(seasonId: string) {
  const read = useCallback(async () => {
    if (!isUuid(seasonId)) return ok(null);
    return askServer("readSeasonClubs", (http, call) => readSeasonSchedule(http, call, seasonId));
  }, [seasonId]);
  return useServerRead(read);
}
