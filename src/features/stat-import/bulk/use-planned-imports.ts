import { useEffect, useRef, useState } from "react";
import { planStats } from "../../../app/server-calls/stat-imports.ts";
import type { TeamImport } from "../../../domain/imports/merge-files.ts";
import { importKey } from "./use-bulk-import.ts";

export interface PlannedTeamImport {
  readonly isCollected: boolean;
  readonly isUnchanged: boolean;
  readonly corrections: number;
  readonly replaces: string | null;
}

/** What the server says each import would do, asked one after the other, by `importKey`. */
export function usePlannedImports(
  imports: readonly TeamImport[],
): ReadonlyMap<string, PlannedTeamImport> {
  const [planned, setPlanned] = useState<ReadonlyMap<string, PlannedTeamImport>>(new Map());
  const asked = useRef(new Map<string, string>());
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      for (const each of imports) {
        const key = importKey(each);
        const lines = JSON.stringify(each.lines);
        if (asked.current.get(key) === lines) continue;
        const answer = await planStats({
          opId: crypto.randomUUID(),
          gameId: each.gameId,
          teamId: each.teamId,
          fileName: "",
          fileHash: each.contentHash,
          lines: each.lines,
          collected: "correct",
        });
        if (!isCurrent) return;
        if (!answer.ok || answer.value.outcome === "rejected") continue;
        if (answer.value.outcome === "duplicate") continue;
        asked.current.set(key, lines);
        const { numbers, outcome } = answer.value;
        const { isCollected, corrections, replaces } = numbers;
        const plan = { isCollected, corrections, replaces, isUnchanged: outcome === "unchanged" };
        setPlanned((now) => new Map([...now, [key, plan]]));
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [imports]);
  return planned;
}
