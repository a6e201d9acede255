import { useCallback, useEffect, useEffectEvent } from "react";
import { useImportRuns } from "../../../app/queries/server/use-import-runs.ts";
import { usePolling } from "../../../app/queries/server/use-polling.ts";
import { readListsAnew } from "../../../app/server-calls/ask-server.ts";
import { askSync } from "../../../app/server-calls/season-sync.ts";
import { type ImportRun, isOpenImport } from "../../../domain/provider/run/season-import.ts";

const LOOK_MS = 1_500;
/** If somebody else works at the import, it is checked again after this time. */
const BUSY_MS = 5_000;
/** The provider is asked before anything is written, so a run may still appear. */
const PATIENCE_MS = 60_000;

/**
 * Follows the imports until all are finished and continues those that nobody works at any more.
 * `onNothing` is called if no import has started after a minute.
 */
export function useImportProgress({
  seasonIds,
  isAsking,
  onNothing,
}: {
  seasonIds: readonly string[];
  isAsking: boolean;
  onNothing: () => void;
}) {
  const { query, reload } = useImportRuns(seasonIds.join(","));
  const runs = query.status === "ready" ? query.value : [];
  const runOf = (seasonId: string) => runs.find((run) => run.seasonId === seasonId);
  const missing = seasonIds.filter((id) => runOf(id) === undefined).length;
  const open = runs.filter(isOpenImport).at(-1);
  const isDone = query.status === "ready" && missing === 0 && open === undefined;

  usePolling(reload, { everyMs: isDone ? null : LOOK_MS });
  useGoingOn(isAsking ? undefined : open, reload);
  useEffect(() => {
    if (isDone) void readListsAnew();
  }, [isDone]);

  const isLost = query.status === "ready" && missing > 0 && !isAsking;
  const giveUp = useEffectEvent(onNothing);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => giveUp(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLost]);

  return { query, reload, runs, isDone };
}

function useGoingOn(run: ImportRun | undefined, look: () => Promise<void>): void {
  const runId = run?.id ?? "";
  const seasonId = run?.seasonId ?? "";
  const goOn = useCallback(async () => {
    await askSync({ action: "apply", season_id: seasonId, run_id: runId });
    await look();
  }, [runId, seasonId, look]);
  usePolling(goOn, { everyMs: run === undefined ? null : BUSY_MS, startsNow: true });
}
