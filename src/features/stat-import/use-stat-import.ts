import { useMemo, useState } from "react";
import { importMemory, keepImportMemory } from "../../app/commands/imports/import-memory.ts";
import type { StatKey } from "../../domain/game/stat-catalogue.ts";
import { type ImportMemory, NOTHING_DECIDED } from "../../domain/imports/import-memory.ts";
import {
  decisionKey,
  type PlayerDecision,
  playerMatcher,
} from "../../domain/imports/match-players.ts";
import {
  planStatImport,
  type RowDecisions,
  type StatRowDecision,
  withDecisions,
} from "../../domain/imports/plan-stat-import.ts";
import { readStatFile } from "../../domain/imports/read-stat-file.ts";
import { columnKey } from "../../domain/imports/stat-columns.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";

export interface ChosenFile {
  readonly name: string;
  readonly cells: readonly (readonly string[])[];
  readonly hash: string;
  /** One file, game and team share an id, so sending them twice imports once. */
  readonly opId: string;
}

export interface StatDraft {
  readonly teamId: string;
  readonly gameId: string;
  readonly file: ChosenFile | null;
  readonly rows: ReadonlyMap<number, StatRowDecision>;
  readonly collected: "keep" | "correct";
}

const EMPTY_DRAFT: StatDraft = {
  teamId: "",
  gameId: "",
  file: null,
  rows: new Map(),
  collected: "keep",
};

/** Holds a person's input and applies the decisions made so far to the file. */
export function useStatImport(season: ImportSeason) {
  const seasonId = season.season.id;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [memory, setMemory] = useState(() => importMemory(seasonId));

  function remember(changes: Partial<ImportMemory> | null) {
    const next = changes === null ? NOTHING_DECIDED : { ...memory, ...changes };
    setMemory(next);
    keepImportMemory(seasonId, changes === null ? null : next);
  }

  const reading = useMemo(
    () => (draft.file === null ? null : readStatFile(draft.file.cells, "single", memory.columns)),
    [draft.file, memory.columns],
  );
  const plan = useMemo(() => {
    if (!reading?.ok) return null;
    const matchOf = playerMatcher(draft.teamId, season.players, memory.players);
    return planStatImport(reading.file, matchOf, draft.rows);
  }, [reading, draft.teamId, draft.rows, season.players, memory.players]);

  return {
    draft,
    reading,
    plan,
    hasMemory: memory.columns.size + memory.players.size > 0,
    change: (changes: Partial<StatDraft>) => setDraft((now) => ({ ...now, ...changes })),
    begin: () => setDraft(EMPTY_DRAFT),
    decideRows: (decisions: RowDecisions) =>
      setDraft((now) => ({ ...now, rows: withDecisions(now.rows, decisions) })),
    decidePlayers: (decisions: readonly (readonly [string, PlayerDecision])[]) =>
      remember({
        players: new Map([
          ...memory.players,
          ...decisions.map(
            ([name, decision]) => [decisionKey(draft.teamId, name), decision] as const,
          ),
        ]),
      }),
    decideColumn: (head: string, stat: StatKey | null) =>
      remember({ columns: new Map([...memory.columns, [columnKey(head), stat]]) }),
    forget: () => remember(null),
  };
}

export type StatImportState = ReturnType<typeof useStatImport>;
