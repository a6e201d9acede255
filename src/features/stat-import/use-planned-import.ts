import { useDeferredValue, useEffect, useState } from "react";
import { planStats } from "../../app/server-calls/stat-imports.ts";
import type { StatImportPlan } from "../../domain/imports/plan-stat-import.ts";
import type { StatImportNumbers } from "../../domain/imports/stat-import.ts";
import type { StatDraft } from "./use-stat-import.ts";

export interface PlannedImport {
  readonly numbers: StatImportNumbers;
  readonly isUnchanged: boolean;
}

/** Returns the effect that the server predicts, or null while or if it has not answered. */
export function usePlannedImport(draft: StatDraft, plan: StatImportPlan) {
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const lines = useDeferredValue(plan.lines);
  const { gameId, teamId, file } = draft;
  useEffect(() => {
    if (file === null || lines.length === 0) return;
    let isCurrent = true;
    void planStats({ gameId, teamId, fileHash: file.hash, lines }).then((answer) => {
      if (!isCurrent) return;
      setAnswered(true);
      if (answer.ok) setPlanned(plannedImport(answer.value));
    });
    return () => {
      isCurrent = false;
    };
  }, [gameId, teamId, file, lines]);
  return { planned, isAnswered };
}

type Answer = Extract<Awaited<ReturnType<typeof planStats>>, { ok: true }>["value"];

/** null if the answer does not describe the effect. */
export function plannedImport(answer: Answer): PlannedImport | null {
  if (answer.outcome === "rejected" || answer.outcome === "duplicate") return null;
  return { numbers: answer.numbers, isUnchanged: answer.outcome === "unchanged" };
}
