import type { PayloadByType } from "../events.ts";
import type { GameState, ImportedRow, ToldImport } from "../game-state.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "../stat-catalogue.ts";
import { lineKey, lineOf, plus, putLine } from "./fold-lines.ts";
import { rebuildRosters } from "./fold-rosters.ts";
import { isUndone } from "./undone-imports.ts";

type Line = Pick<ImportedRow, "playerId" | "teamId">;

/** Returns the imported rows that count, each at the place where it was imported (D34, D64). */
export function standingImports({ imports }: Pick<GameState, "imports">): ToldImport[] {
  const last = new Map(imports.map((row) => [lineKey(row.playerId, row.teamId), row]));
  return imports.filter((row) => last.get(lineKey(row.playerId, row.teamId)) === row && says(row));
}

/** Imports never score (D34); a later one of the same player and team replaces it (D64). */
export function importLines(state: GameState, payload: PayloadByType["stats.imported.v1"]): void {
  const { batchId, rows } = payload;
  if (payload.undone === true) undoImport(state, batchId);
  if (isUndone(state, batchId)) return;
  for (const { playerId, teamId, counts } of rows) {
    const before = lastImport(state, { playerId, teamId });
    state.imports.push({ batchId, playerId, teamId, counts, revision: state.revision });
    replaceImport(state, { playerId, teamId }, before);
  }
}

/** Leaves the state as if the batch had never been in the log. */
function undoImport(state: GameState, batchId: string): void {
  state.undoneImports.add(batchId);
  const isOfBatch = (fact: { readonly batchId: string | null }) => fact.batchId === batchId;
  const touched = new Map(
    [...state.imports, ...state.corrections]
      .filter(isOfBatch)
      .map((fact) => [lineKey(fact.playerId, fact.teamId), fact] as const),
  );
  const before = [...touched.values()].map((line) => [line, lastImport(state, line)] as const);
  removeWhere(state.imports, isOfBatch);
  if (removeWhere(state.corrections, isOfBatch)) {
    for (const line of touched.values()) sumCorrections(state, line);
  }
  for (const [line, replaced] of before) replaceImport(state, line, replaced);
  if (removeWhere(state.rosterMoves, isOfBatch)) rebuildRosters(state);
}

function says(row: ImportedRow): boolean {
  return Object.keys(row.counts).length > 0;
}

function lastImport(state: GameState, { playerId, teamId }: Line): ToldImport | undefined {
  return state.imports.findLast((row) => row.playerId === playerId && row.teamId === teamId);
}

/** Subtracts the counts of `before` from the player's line and adds those of the last import. */
function replaceImport(state: GameState, of: Line, before: ToldImport | undefined): void {
  const line = lineOf(state, of.playerId, of.teamId);
  const now = lastImport(state, of);
  const left: StatCounts = { ...line.counted };
  for (const key of STAT_KEYS) left[key] -= before?.counts[key] ?? 0;
  const latestImport = now !== undefined && says(now) ? now.revision : -1;
  putLine(state, { ...line, counted: plus(left, now?.counts ?? {}), latestImport });
}

function sumCorrections(state: GameState, of: Line): void {
  let [corrected, latestCorrection] = [zeroCounts(), -1];
  for (const { playerId, teamId, deltas, revision } of state.corrections) {
    if (playerId !== of.playerId || teamId !== of.teamId) continue;
    corrected = plus(corrected, deltas);
    latestCorrection = revision;
  }
  putLine(state, { ...lineOf(state, of.playerId, of.teamId), corrected, latestCorrection });
}

function removeWhere<Item>(items: Item[], isGone: (item: Item) => boolean): boolean {
  const left = items.filter((item) => !isGone(item));
  if (left.length === items.length) return false;
  items.splice(0, items.length, ...left);
  return true;
}
