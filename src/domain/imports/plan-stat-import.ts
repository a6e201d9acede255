import type { StatKey } from "../game/stat-catalogue.ts";
import type { PlayerMatch } from "./match-players.ts";
import { figuresIn, mergeLines, type ReadyLine } from "./merge-files.ts";
import { isDoubtful, type RowNote, type StatFile, type StatRow } from "./stat-file.ts";

/** A person's decision about a doubtful row. */
export type StatRowDecision =
  | "leave_out"
  | {
      /** The intended number of each doubtful cell. */
      readonly cells: Readonly<Partial<Record<StatKey, number>>>;
      /** The person confirms that the row's columns are not shifted. */
      readonly isInPlace: boolean;
    };

/** Pairs of row and decision; null withdraws a decision. */
export type RowDecisions = readonly (readonly [number, StatRowDecision | null])[];

export function withDecisions(
  rows: ReadonlyMap<number, StatRowDecision>,
  decisions: RowDecisions,
): ReadonlyMap<number, StatRowDecision> {
  const next = new Map(rows);
  for (const [row, decision] of decisions) {
    if (decision === null) next.delete(row);
    else next.set(row, decision);
  }
  return next;
}

/** Returns rows that wait only because their length is not the head's; one answer settles all. */
export function rowsBesideHead(rows: readonly PlannedStatRow[]): readonly number[] {
  return rows
    .filter(({ state }) => state === "asks_figures")
    .filter(({ source }) => source.notes.filter(isDoubtful).every(isBesideHead))
    .map(({ source }) => source.row);
}

const isBesideHead = ({ code }: RowNote) => code === "uneven_head";

type RowState = "ready" | "asks_figures" | "asks_player" | "not_found" | "left_out";

export interface PlannedStatRow {
  readonly source: StatRow;
  readonly match: PlayerMatch;
  /** Includes a person's decisions about doubtful cells. */
  readonly counts: StatRow["counts"];
  readonly state: RowState;
}

export interface StatImportPlan {
  readonly rows: readonly PlannedStatRow[];
  /** Each imported player has one line with a figure for every used column, even if it is 0. */
  readonly lines: readonly ReadyLine[];
  /** Counts the figures other than 0. */
  readonly figures: number;
  /** This count and the next two are rows that are not imported, by their reason. */
  readonly asked: number;
  readonly notFound: number;
  readonly leftOut: number;
  /** Names of players with more than one row in the file, whose figures are added up (A §5). */
  readonly summed: readonly string[];
}

/** Decides for each row whether it is imported, for which player and with which figures. */
export function planStatImport(
  file: StatFile,
  matchOf: (name: string) => PlayerMatch,
  decisions: ReadonlyMap<number, StatRowDecision>,
): StatImportPlan {
  const rows = file.rows.map((source) =>
    planRow(source, matchOf(source.name), decisions.get(source.row)),
  );
  const zeros = Object.fromEntries(
    file.columns.flatMap(({ stat }) => (stat === null ? [] : [[stat, 0]])),
  );
  const ready = rows.flatMap(({ state, match, counts }) =>
    state === "ready" && match.state === "taken"
      ? [{ playerId: match.playerId, counts: { ...zeros, ...counts } }]
      : [],
  );
  const ids = ready.map(({ playerId }) => playerId);
  // A file without figures would erase those of an earlier import.
  const lines = hasFigures(file) ? mergeLines(ready) : [];
  const inState = (...states: RowState[]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  return {
    rows,
    lines,
    figures: figuresIn(lines),
    asked: inState("asks_figures", "asks_player"),
    notFound: inState("not_found"),
    leftOut: inState("left_out"),
    summed: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
  };
}

/** Checks whether any column holds figures, by its head or by a person's choice. */
export function hasFigures({ columns }: StatFile): boolean {
  return columns.some(({ stat }) => stat !== null);
}

function planRow(
  source: StatRow,
  match: PlayerMatch,
  decision: StatRowDecision | undefined,
): PlannedStatRow {
  const said = decision === "leave_out" ? undefined : decision;
  const counts = { ...source.counts };
  for (const [stat, count] of Object.entries(said?.cells ?? {}) as [StatKey, number][]) {
    if (count > 0) counts[stat] = count;
  }
  const row = { source, match, counts };
  if (decision === "leave_out" || match.state === "left_out") return { ...row, state: "left_out" };
  const isOpen = source.notes
    .filter(isDoubtful)
    .some((note) =>
      note.code === "doubtful" ? said?.cells[note.stat] === undefined : !said?.isInPlace,
    );
  if (match.state === "not_found") return { ...row, state: "not_found" };
  if (isOpen) return { ...row, state: "asks_figures" };
  return { ...row, state: match.state === "taken" ? "ready" : "asks_player" };
}
