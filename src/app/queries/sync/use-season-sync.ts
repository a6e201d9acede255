import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { readPeople, readRunReport, readSyncRuns } from "../../../remote/api/provider-reads.ts";
import { askServer, readListsAnew } from "../../server-calls/ask-server.ts";
import { askSync, cancelSync } from "../../server-calls/season-sync.ts";
import { usePolling } from "../server/use-polling.ts";
import { createSeasonSync, phaseOf } from "./season-sync.ts";

const BUSY_MS = 1_000;
const IDLE_MS = 8_000;

/** `onChanged` must be stable. It is called when a run has ended, whoever started it. */
export function useSeasonSync(seasonId: string, onChanged: () => void) {
  const [control] = useState(() =>
    createSeasonSync(seasonId, {
      ask: askSync,
      cancel: cancelSync,
      runs: () => askServer((http, call) => readSyncRuns(http, call, seasonId)),
      report: (runId) => askServer((http, call) => readRunReport(http, call, runId)),
      now: () => Date.now(),
    }),
  );
  const sync = useStore(control.store);
  const phase = phaseOf(sync);
  const isBusy = phase === "planning" || phase === "applying";

  usePolling(control.refresh, { everyMs: isBusy ? BUSY_MS : IDLE_MS, startsNow: true });

  const [seenRun, setSeenRun] = useState<string | null>(null);
  const lastId = sync.isRead ? (sync.last?.id ?? "") : null;
  if (seenRun === null && lastId !== null) setSeenRun(lastId);
  useEffect(() => {
    if (seenRun === null || lastId === null || lastId === seenRun) return;
    setSeenRun(lastId);
    onChanged();
    void readListsAnew();
  }, [lastId, seenRun, onChanged]);

  const name = usePersonName(sync.open?.startedBy ?? null);
  return { sync, phase, startedBy: name, ...control };
}

/** null until the name is known. Names are never email addresses (D13). */
function usePersonName(userId: string | null): string | null {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    void askServer((http, call) => readPeople(http, call, [userId])).then((read) => {
      if (isHere && read.ok) setNames(new Map(read.value.map(({ id, name }) => [id, name])));
    });
    return () => {
      isHere = false;
    };
  }, [userId]);
  return userId === null ? null : (names.get(userId) ?? null);
}
