import type { PlainDate } from "../../shared/plain-date.ts";
import type { SheetProblem, SheetRow } from "./sheet-problem.ts";

export type ImportedThing = "team" | "player" | "game";

type FieldValue = string | number | boolean | null;

/** One changed field under the name of its server column. */
export interface FieldChange {
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

export interface ImportStep {
  readonly thing: ImportedThing;
  readonly act: "add" | "change";
  readonly id: string;
  readonly row: SheetRow;
  readonly fields: readonly FieldChange[];
  /** Similar names that the sheet lists on purpose as separate entries. */
  readonly beside: readonly string[];
}

export type QuestionCode =
  | "like_team"
  | "same_team_twice"
  | "other_league"
  | "like_player"
  | "same_name"
  | "number_taken"
  | "plays_elsewhere"
  | "swapped"
  | "moved"
  | "has_met"
  | "which_game";

/** `same` means the named one, `go` imports the row as it is, `leave` skips it. */
export type RowChoice = "same" | "go" | "leave";

export interface RowQuestion {
  readonly key: string;
  readonly code: QuestionCode;
  /** The player, team or game that the row may mean, or the league where its team plays. */
  readonly other: string;
  readonly choices: readonly RowChoice[];
  /** null until a person decides; meanwhile the row is left out. */
  readonly chosen: RowChoice | null;
}

export interface PlanNote {
  readonly code:
    | "repeats"
    | "team_left_out"
    | "collected"
    | "finished"
    | "past_day"
    | "outside_season"
    | "team_busy"
    | "field_busy"
    | "too_many_teams"
    | "too_many_players";
  readonly value: string;
}

export type Verdict = "added" | "changed" | "unchanged" | "unclear" | "left_out";

export interface PlannedRow {
  readonly row: SheetRow;
  readonly thing: ImportedThing;
  readonly verdict: Verdict;
  readonly title: string;
  /** The player's team, or the stored day, time and field of a game. */
  readonly detail: readonly string[];
  readonly changes: readonly FieldChange[];
  readonly question: RowQuestion | null;
  readonly notes: readonly PlanNote[];
}

export interface ImportPlan {
  readonly steps: readonly ImportStep[];
  readonly rows: readonly PlannedRow[];
  readonly problems: readonly SheetProblem[];
}

export interface Planning {
  readonly decisions: ReadonlyMap<string, RowChoice>;
  /** Equal keys get equal ids, so that a repeated import is the same import. */
  readonly idFor: (key: string) => string;
  readonly today: PlainDate;
}

/** `unasked` is what happens without a decision. */
export function ask(
  { decisions }: Planning,
  key: string,
  code: QuestionCode,
  other: string,
  choices: readonly RowChoice[],
  unasked: RowChoice | null = null,
): RowQuestion {
  const chosen = decisions.get(key);
  return {
    key,
    code,
    other,
    choices,
    chosen: chosen !== undefined && choices.includes(chosen) ? chosen : unasked,
  };
}

export function countVerdicts(rows: readonly PlannedRow[]): Readonly<Record<Verdict, number>> {
  const counts = { added: 0, changed: 0, unchanged: 0, unclear: 0, left_out: 0 };
  for (const row of rows) counts[row.verdict] += 1;
  return counts;
}

/** Returns the fields that differ. A value that the sheet leaves out stays as it is. */
export function changesTo<Stored extends Readonly<Record<string, FieldValue>>>(
  stored: Stored,
  wanted: { readonly [Key in keyof Stored]?: Stored[Key] | null | undefined },
): FieldChange[] {
  return Object.entries(wanted).flatMap(([field, after]) => {
    const before = stored[field] ?? null;
    return after == null || after === before ? [] : [{ field, before, after }];
  });
}

export function asAdded(values: Readonly<Record<string, FieldValue>>): FieldChange[] {
  return Object.entries(values).map(([field, after]) => ({ field, before: null, after }));
}
