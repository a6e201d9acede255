import { newestSeasonFirst } from "../../../domain/season/work/managed-season.ts";
import { ok } from "../../../domain/shared/result.ts";
import { readManagedSeasons } from "../../../remote/api/season-work-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

/** Returns seasons with the newest first; only admins see archived and deleted ones. */
export function useManagedSeasons() {
  return useServerRead(read);
}

async function read() {
  const seasons = await askServer("readSeasonWork", readManagedSeasons);
  return seasons.ok ? ok(seasons.value.toSorted(newestSeasonFirst)) : seasons;
}
