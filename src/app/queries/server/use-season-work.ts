import { NAMED_PROFILES } from "../../../contract/rows/season-work-rows.ts";
import { readDeleteImpact } from "../../../contract/seasons/delete-impact.ts";
import { readSeasonWork } from "../../../remote/api/season-work-reads.ts";
import { readAllRows } from "../../../remote/http/paged-read.ts";
import { askDatabase, askServer } from "../../server-calls/ask-server.ts";
import { useSeasonRead, useServerRead, useServerReadOf } from "./use-server-read.ts";

export function useSeasonWork(seasonId: string) {
  return useSeasonRead(workOf, seasonId);
}

const workOf = (seasonId: string) =>
  askServer((http, call) => readSeasonWork(http, call, seasonId));

const readProfiles = () =>
  askServer((http, { signal }) => readAllRows(http, signal, NAMED_PROFILES));

export function useScoringProfiles() {
  return useServerRead(readProfiles);
}

const impactOf = (seasonId: string) =>
  askDatabase(
    (client) => client.rpc("get_season_delete_impact", { season_uuid: seasonId }),
    readDeleteImpact,
  );

export function useDeleteImpact(seasonId: string) {
  return useServerReadOf(impactOf, seasonId);
}
