import { ok } from "../../../domain/shared/result.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { readSeasonClubs, readSeasonSchedule } from "../../../remote/api/club-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

export function useSeasonClubs(seasonId: string) {
  return useServerReadOf(clubsOf, seasonId);
}

export function useSeasonSchedule(seasonId: string) {
  return useServerReadOf(scheduleOf, seasonId);
}

async function clubsOf(seasonId: string) {
  if (!isUuid(seasonId)) return ok(null);
  return askServer((http, call) => readSeasonClubs(http, call, seasonId));
}

async function scheduleOf(seasonId: string) {
  if (!isUuid(seasonId)) return ok(null);
  return askServer((http, call) => readSeasonSchedule(http, call, seasonId));
}
