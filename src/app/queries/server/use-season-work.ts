import { useCallback } from "react";
import { ok } from "../../../domain/shared/result.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import {
  askDeleteImpact,
  readScoringProfiles,
  readSeasonWork,
} from "../../../remote/api/season-work-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export function useSeasonWork(seasonId: string) {
  const read = useCallback(async () => {
    if (!isUuid(seasonId)) return ok(null);
    return askServer("readSeasonWork", (http, call) => readSeasonWork(http, call, seasonId));
  }, [seasonId]);
  return useServerRead(read);
}

const readProfiles = () => askServer("readSeasonWork", readScoringProfiles);

export function useScoringProfiles() {
  return useServerRead(readProfiles);
}

export function useDeleteImpact(seasonId: string) {
  const read = useCallback(
    () => askServer("readSeasonWork", (http, call) => askDeleteImpact(http, call, seasonId)),
    [seasonId],
  );
  return useServerRead(read);
}
