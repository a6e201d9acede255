import { useEffect, useMemo, useRef, useState } from "react";
import { importMemory, keepImportMemory } from "../../../app/commands/imports/import-memory.ts";
import {
  readStatCells,
  type StatFileFailure,
} from "../../../app/commands/imports/read-stat-file.ts";
import {
  type BulkChoices,
  type BulkReading,
  readBulkFile,
} from "../../../domain/imports/bulk-file.ts";
import type { ImportMemory } from "../../../domain/imports/import-memory.ts";
import { decisionKey, type PlayerDecision } from "../../../domain/imports/match-players.ts";
import { mergeFiles, type ReadyFile } from "../../../domain/imports/merge-files.ts";
import { hasFigures } from "../../../domain/imports/plan-stat-import.ts";
import type { ImportSeason } from "../../../domain/imports/stat-import.ts";

/** A chosen file, which is pending until its turn and processing while a worker reads it (A §3). */
interface BulkFile {
  readonly id: string;
  readonly name: string;
  readonly content:
    | { readonly state: "pending" | "processing" }
    | { readonly state: "failed"; readonly code: StatFileFailure; readonly row: number | null }
    | {
        readonly state: "read";
        readonly cells: readonly (readonly string[])[];
        readonly hash: string;
      };
  readonly choices: BulkChoices;
}

export interface ReviewedFile {
  readonly source: BulkFile;
  /** null until the file is read, or if it is not a CSV file. */
  readonly reading: BulkReading | null;
  readonly state: "pending" | "processing" | "ready" | "asks" | "error";
}

const NO_CHOICES: BulkChoices = { teamId: null, gameId: null, rows: new Map() };

/** Reads many files one after the other and applies the decisions made so far. */
export function useBulkFiles(season: ImportSeason) {
  const seasonId = season.season.id;
  const [files, setFiles] = useState<readonly BulkFile[]>([]);
  const [memory, setMemory] = useState(() => importMemory(seasonId));
  const chosen = useRef(new Map<string, File>());
  const isReading = files.some(({ content }) => content.state === "processing");
  const next = isReading ? undefined : files.find(({ content }) => content.state === "pending");

  useEffect(() => {
    const file = next && chosen.current.get(next.id);
    if (next === undefined || file === undefined) return;
    setContent(next.id, { state: "processing" });
    void readStatCells(file).then((read) => {
      chosen.current.delete(next.id);
      setContent(
        next.id,
        read.ok ? { state: "read", ...read.value } : { state: "failed", ...read.error },
      );
    });
    function setContent(id: string, content: BulkFile["content"]) {
      setFiles((now) => now.map((each) => (each.id === id ? { ...each, content } : each)));
    }
  }, [next]);

  function remember(changes: Partial<ImportMemory>) {
    setMemory((now) => {
      const all = { ...now, ...changes };
      keepImportMemory(seasonId, all);
      return all;
    });
  }

  const reviewed = useMemo(
    () => files.map((source) => review(source, season, memory)),
    [files, season, memory],
  );
  const imports = useMemo(() => mergeFiles(reviewed.flatMap(readyOf)), [reviewed]);

  return {
    reviewed,
    imports,
    add(list: Iterable<File>) {
      const added = [...list].map((file) => ({ file, id: crypto.randomUUID() }));
      for (const { id, file } of added) chosen.current.set(id, file);
      setFiles((now) => [
        ...now,
        ...added.map(({ id, file }) => ({
          id,
          name: file.name,
          content: { state: "pending" as const },
          choices: NO_CHOICES,
        })),
      ]);
    },
    remove: (id: string) => setFiles((now) => now.filter((file) => file.id !== id)),
    choose: (id: string, changes: Partial<BulkChoices>) =>
      setFiles((now) =>
        now.map((file) =>
          file.id === id ? { ...file, choices: { ...file.choices, ...changes } } : file,
        ),
      ),
    decidePlayer: (teamId: string, name: string, decision: PlayerDecision) =>
      remember({ players: new Map([...memory.players, [decisionKey(teamId, name), decision]]) }),
    clear: () => setFiles([]),
  };
}

export type BulkFiles = ReturnType<typeof useBulkFiles>;

function review(source: BulkFile, season: ImportSeason, memory: ImportMemory): ReviewedFile {
  const { content, name, choices } = source;
  if (content.state === "failed") return { source, reading: null, state: "error" };
  if (content.state !== "read") return { source, reading: null, state: content.state };
  const reading = readBulkFile(name, content.cells, season, memory, choices);
  return { source, reading, state: stateOf(reading) };
}

function stateOf(reading: BulkReading): ReviewedFile["state"] {
  if (reading.state === "unreadable") return "error";
  const { file, teamId, gameId, plan } = reading;
  if (!hasFigures(file)) return "error";
  if (teamId === null || gameId === null || plan === null) return "asks";
  if (plan.lines.length > 0) return "ready";
  return plan.asked > 0 ? "asks" : "error";
}

function readyOf({ source, reading, state }: ReviewedFile): ReadyFile[] {
  if (state !== "ready" || reading?.state !== "read" || source.content.state !== "read") return [];
  const { teamId, gameId, plan } = reading;
  if (teamId === null || gameId === null || plan === null) return [];
  return [
    { fileId: source.id, gameId, teamId, contentHash: source.content.hash, lines: plan.lines },
  ];
}
