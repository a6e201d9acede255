import { useRef, useState } from "react";
import { keepUnfinishedFiles } from "../../../app/commands/imports/import-memory.ts";
import { importStats } from "../../../app/server-calls/stat-imports.ts";
import type { TeamImport } from "../../../domain/imports/merge-files.ts";
import { statImportMessages } from "../stat-import-messages.ts";
import { bulkMessages as words } from "./bulk-messages.ts";
import type { BulkFiles } from "./use-bulk-files.ts";

export interface BulkResult {
  readonly fileId: string;
  readonly fileName: string;
  readonly gameId: string;
  readonly outcome: "imported" | "kept" | "error";
  /** Explains a failure; "" otherwise. */
  readonly reason: string;
}

/** Identifies one import of a run by its game and team. */
export function importKey({ gameId, teamId }: Pick<TeamImport, "gameId" | "teamId">): string {
  return `${gameId} ${teamId}`;
}

/** Imports one game and team after the other; a failure does not stop the rest. */
export function useBulkImport(seasonId: string) {
  const [done, setDone] = useState(0);
  const [total, setTotal] = useState(0);
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  // The same content keeps its id, so that a repeated import is done once.
  const opIds = useRef(new Map<string, string>());

  async function start({ imports, reviewed }: BulkFiles, corrected: ReadonlySet<string>) {
    const nameOf = (id: string) =>
      reviewed.find(({ source }) => source.id === id)?.source.name ?? "";
    const left = imports.map(({ fileIds }) => fileIds.map(nameOf));
    setDone(0);
    setTotal(left.flat().length);
    const found: BulkResult[] = [];
    for (const [index, each] of imports.entries()) {
      keepUnfinishedFiles(seasonId, left.slice(index).flat());
      const names = left[index] ?? [];
      const key = `${importKey(each)} ${each.fileIds.join()} ${JSON.stringify(each.lines)}`;
      const opId = opIds.current.get(key) ?? crypto.randomUUID();
      opIds.current.set(key, opId);
      const answer = await importStats({
        opId,
        gameId: each.gameId,
        teamId: each.teamId,
        fileName: names.join(" + "),
        fileHash: each.contentHash,
        lines: each.lines,
        collected: corrected.has(importKey(each)) ? "correct" : "keep",
      });
      const result = resultOf(answer);
      found.push(
        ...each.fileIds.map((fileId) => ({
          fileId,
          fileName: nameOf(fileId),
          gameId: each.gameId,
          ...result,
        })),
      );
      setDone((now) => now + names.length);
    }
    keepUnfinishedFiles(seasonId, []);
    setResults(found);
  }

  return { done, total, results, start };
}

type Answer = Awaited<ReturnType<typeof importStats>>;

function resultOf(answer: Answer): Pick<BulkResult, "outcome" | "reason"> {
  if (!answer.ok) {
    const { code, message } = answer.error;
    const reason = code === "network" ? statImportMessages.unanswered : message;
    return { outcome: "error", reason };
  }
  if (answer.value.outcome === "rejected") {
    const { reason } = answer.value;
    const text = statImportMessages.refusals[reason];
    // The team, the game or a player was removed after the review.
    return { outcome: "error", reason: reason === "id_reused" ? text : words.missingData(text) };
  }
  return { outcome: answer.value.outcome === "kept" ? "kept" : "imported", reason: "" };
}
