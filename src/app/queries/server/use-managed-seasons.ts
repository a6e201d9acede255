import { MANAGED_SEASONS } from "../../../contract/rows/season-work-rows.ts";
import { newestSeasonFirst } from "../../../domain/season/work/managed-season.ts";
import { ok } from "../../../domain/shared/result.ts";
import { readAllRows } from "../../../remote/http/paged-read.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

/** Returns seasons with the newest first; only admins see archived and deleted ones. */
export function useManagedSeasons() {
  return useServerRead(read);
}

async function read() {
  const seasons = await askServer((http, { signal }) => readAllRows(http, signal, MANAGED_SEASONS));
  return seasons.ok ? ok(seasons.value.toSorted(newestSeasonFirst)) : seasons;
}
