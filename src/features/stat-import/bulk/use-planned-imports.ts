import { useEffect, useRef, useState } from "react";
import { planStats } from "../../../app/server-calls/stat-imports.ts";
import type { TeamImport } from "../../../domain/imports/merge-files.ts";
import { type PlannedImport, plannedImport } from "../use-planned-import.ts";
import { importKey } from "./use-bulk-import.ts";

/** Asks the server for each import's effect, one after the other, and keeps them by `importKey`. */
export function usePlannedImports(
  imports: readonly TeamImport[],
): ReadonlyMap<string, PlannedImport> {
  const [planned, setPlanned] = useState<ReadonlyMap<string, PlannedImport>>(new Map());
  const asked = useRef(new Map<string, string>());
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      for (const each of imports) {
        const key = importKey(each);
        const lines = JSON.stringify(each.lines);
        if (asked.current.get(key) === lines) continue;
        const answer = await planStats({ ...each, fileHash: each.contentHash });
        if (!isCurrent) return;
        const plan = answer.ok ? plannedImport(answer.value) : null;
        if (plan === null) continue;
        asked.current.set(key, lines);
        setPlanned((now) => new Map([...now, [key, plan]]));
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [imports]);
  return planned;
}
