import { ok } from "../../../domain/shared/result.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import {
  askDeleteImpact,
  readScoringProfiles,
  readSeasonWork,
} from "../../../remote/api/season-work-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead, useServerReadOf } from "./use-server-read.ts";

export function useSeasonWork(seasonId: string) {
  return useServerReadOf(workOf, seasonId);
}

async function workOf(seasonId: string) {
  if (!isUuid(seasonId)) return ok(null);
  return askServer("readSeasonWork", (http, call) => readSeasonWork(http, call, seasonId));
}

const readProfiles = () => askServer("readSeasonWork", readScoringProfiles);

export function useScoringProfiles() {
  return useServerRead(readProfiles);
}

const impactOf = (seasonId: string) =>
  askServer("readSeasonWork", (http, call) => askDeleteImpact(http, call, seasonId));

export function useDeleteImpact(seasonId: string) {
  return useServerReadOf(impactOf, seasonId);
}
