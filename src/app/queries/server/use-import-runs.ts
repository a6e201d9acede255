import { IMPORT_RUNS } from "../../../contract/rows/import-run-rows.ts";
import { readRows } from "../../../contract/rows/table-row.ts";
import { selectFrom } from "../../../remote/http/paged-read.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

const RUNS_SHOWN = 50;

/** Reads the imports of these seasons, joined by commas; null reads all unfinished ones. */
export function useImportRuns(seasonIds: string | null) {
  return useServerReadOf(readOf, seasonIds);
}

const readOf = (seasonIds: string | null) =>
  askDatabase(
    (client) => {
      const runs = selectFrom(client, IMPORT_RUNS).eq("kind", "import");
      const wanted =
        seasonIds === null
          ? runs.eq("status", "running")
          : runs.in("season_id", seasonIds.split(","));
      return wanted.order("started_at", { ascending: false }).limit(RUNS_SHOWN);
    },
    (data) => readRows(IMPORT_RUNS, data),
  );
