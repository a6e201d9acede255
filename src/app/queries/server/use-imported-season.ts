import type { RunReport } from "../../../domain/provider/run/run-report.ts";
import type { SyncRun } from "../../../domain/provider/run/sync-run.ts";
import type { SeasonWork } from "../../../domain/season/work/season-work.ts";
import { ok, type Result } from "../../../domain/shared/result.ts";
import { readRunReport, readSyncRuns } from "../../../remote/api/provider-reads.ts";
import { readSeasonWork } from "../../../remote/api/season-work-reads.ts";
import type { CommandFailure } from "../../commands/command-failure.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

export interface ImportedSeason {
  readonly work: SeasonWork | null;
  readonly run: SyncRun | null;
  readonly report: RunReport | null;
}

export function useImportedSeason(seasonId: string) {
  return useServerReadOf(readImported, seasonId);
}

async function readImported(seasonId: string): Promise<Result<ImportedSeason, CommandFailure>> {
  const [work, runs] = await Promise.all([
    askServer((http, call) => readSeasonWork(http, call, seasonId)),
    askServer((http, call) => readSyncRuns(http, call, seasonId)),
  ]);
  if (!work.ok) return work;
  if (!runs.ok) return runs;
  const run = runs.value.find(({ kind }) => kind === "import") ?? null;
  if (run === null) return ok({ work: work.value, run, report: null });
  const report = await askServer((http, call) => readRunReport(http, call, run.id));
  return report.ok ? ok({ work: work.value, run, report: report.value }) : report;
}
