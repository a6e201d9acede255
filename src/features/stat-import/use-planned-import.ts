import { useDeferredValue, useEffect, useState } from "react";
import { planStats } from "../../app/server-calls/stat-imports.ts";
import type { StatImportPlan } from "../../domain/imports/plan-stat-import.ts";
import type { StatImport } from "../../domain/imports/stat-import.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import { statImportMessages as words } from "./stat-import-messages.ts";
import type { StatDraft } from "./use-stat-import.ts";

export interface PlannedImport {
  readonly isCollected: boolean;
  readonly isUnchanged: boolean;
  readonly corrections: number;
  readonly replaces: string | null;
  /** What the import would do beside the figures, a sentence each. */
  readonly text: (standing: StatImport | undefined) => readonly string[];
}

/** What the server says the import would do now; null until it has said so, or where it cannot. */
export function usePlannedImport(draft: StatDraft, plan: StatImportPlan) {
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const lines = useDeferredValue(plan.lines);
  const { gameId, teamId, file } = draft;
  useEffect(() => {
    if (file === null || lines.length === 0) return;
    let isCurrent = true;
    void planStats({
      // A dry run writes nothing, so its id is never used again.
      opId: crypto.randomUUID(),
      gameId,
      teamId,
      fileName: file.name,
      fileHash: file.hash,
      lines,
      collected: "correct",
    }).then((answer) => {
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

function plannedImport(answer: Answer): PlannedImport | null {
  if (answer.outcome === "rejected" || answer.outcome === "duplicate") return null;
  const { numbers } = answer;
  return {
    isCollected: numbers.isCollected,
    isUnchanged: answer.outcome === "unchanged",
    corrections: numbers.corrections,
    replaces: numbers.replaces,
    text: (standing) =>
      [
        standing !== undefined &&
          words.replacesImport(
            standing.fileName ?? words.noFile,
            momentText(standing.createdAt, Date.now()),
          ),
        numbers.playersDropped > 0 && words.dropped(numbers.playersDropped),
        numbers.rosterAdded > 0 && words.rosterAdded(numbers.rosterAdded),
        numbers.suspended > 0 && words.suspended(numbers.suspended),
        numbers.isCompleted && words.finalGame,
        numbers.isArchived && words.archivedGame,
      ].filter((text) => text !== false),
  };
}
