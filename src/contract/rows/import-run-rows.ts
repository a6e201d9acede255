import * as v from "valibot";
import type { ImportRun } from "../../domain/provider/run/season-import.ts";
import { stepNameSchema } from "../provider/kept-plan.ts";
import { count, text } from "./row-shape.ts";
import { mapRow, type TableRow, tableRow } from "./table-row.ts";

/** Selects runs of the kind `import`, which always have a season. */
export const IMPORT_RUNS: TableRow<ImportRun> = mapRow(
  tableRow("sync_runs", "id", {
    id: text,
    seasonId: v.nullable(text),
    status: text,
    rowsDone: count,
    steps: v.array(v.object({ kind: stepNameSchema })),
    startedAt: text,
  }),
  ({ seasonId, steps, ...run }) => ({
    ...run,
    seasonId: seasonId ?? "",
    steps: steps.map(({ kind }) => kind),
  }),
);
