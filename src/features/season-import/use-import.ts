import { useState } from "react";
import { readSheetText } from "../../app/commands/imports/read-sheet.ts";
import type { ImportPlan, RowChoice } from "../../domain/season/sheet/import-plan.ts";
import type { LeagueSheet } from "../../domain/season/sheet/league-sheet.ts";
import { planRosters } from "../../domain/season/sheet/plan-rosters.ts";
import { planSchedule } from "../../domain/season/sheet/plan-schedule.ts";
import type { PlainTimes } from "../../domain/season/sheet/read-clock.ts";
import type { SlashDates } from "../../domain/season/sheet/read-day.ts";
import { readRosters } from "../../domain/season/sheet/read-rosters.ts";
import { readSchedule, type ScheduleLine } from "../../domain/season/sheet/read-schedule.ts";
import { leagueSheet, type SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";

/** A person's input, which is kept while the steps go back and forth. */
export interface ImportDraft {
  readonly kind: SheetKind;
  /** Empty until a person chooses one of several leagues. */
  readonly leagueId: string;
  readonly text: string;
  readonly fileName: string | null;
  readonly slashes: SlashDates;
  readonly plainTimes: PlainTimes;
  /** The games that a round robin proposes. */
  readonly proposed: readonly ScheduleLine[];
  readonly byes: string;
  readonly unplaced: number;
  readonly decisions: ReadonlyMap<string, RowChoice>;
}

export interface ReadImport {
  readonly plan: ImportPlan;
  /** The sheet as it was written; a round robin has none. */
  readonly cells: Cells;
  readonly ignored: readonly string[];
  readonly hasSlashDates: boolean;
  readonly asksForTimes: boolean;
}

const EMPTY_PLAN: ImportPlan = { steps: [], rows: [], problems: [] };

export function useImportDraft(sheet: SeasonSheet) {
  const [draft, setDraft] = useState<ImportDraft>(() =>
    emptyDraft("rosters", sheet.leagues.length === 1 ? (sheet.leagues[0]?.id ?? "") : ""),
  );
  const [ids, setIds] = useState(newIds);
  return {
    draft,
    importId: ids.idFor("import"),
    idFor: ids.idFor,
    change: (changes: Partial<ImportDraft>) => setDraft((now) => ({ ...now, ...changes })),
    decide: (key: string, choice: RowChoice) =>
      setDraft((now) => ({ ...now, decisions: new Map([...now.decisions, [key, choice]]) })),
    /** Gives the next import its own ids. */
    begin(kind: SheetKind) {
      setDraft((now) => emptyDraft(kind, now.leagueId));
      setIds(newIds());
    },
  };
}

function emptyDraft(kind: SheetKind, leagueId: string): ImportDraft {
  return {
    kind,
    leagueId,
    text: "",
    fileName: null,
    slashes: "month_first",
    plainTimes: "ask",
    proposed: [],
    byes: "",
    unplaced: 0,
    decisions: new Map(),
  };
}

function newIds() {
  const ids = new Map<string, string>();
  return {
    idFor(key: string): string {
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      return id;
    },
  };
}

/** Reads the draft's text and compares it with the season. */
export function readImport(
  sheet: SeasonSheet,
  draft: ImportDraft,
  { idFor, today }: Pick<Planning, "idFor" | "today">,
): ReadImport {
  const league = leagueSheet(sheet, draft.leagueId);
  const nothing = {
    plan: EMPTY_PLAN,
    cells: [],
    ignored: [],
    hasSlashDates: false,
    asksForTimes: false,
  };
  if (league === null) return nothing;
  const pairsMeetOnce = draft.kind === "round_robin";
  const planning = { decisions: draft.decisions, idFor, today, pairsMeetOnce };
  if (draft.kind === "round_robin") {
    return { ...nothing, plan: planSchedule(league, draft.proposed, planning) };
  }
  const { cells, openQuoteRow } = readSheetText(draft.text);
  if (openQuoteRow !== null) {
    const problem = { code: "unclosed_quote", row: openQuoteRow, column: null, value: "" } as const;
    return { ...nothing, cells, plan: { ...EMPTY_PLAN, problems: [problem] } };
  }
  return draft.kind === "rosters"
    ? readTeams(league, cells, planning)
    : readGames(league, cells, draft, planning);
}

type Cells = readonly (readonly string[])[];
type Planning = Parameters<typeof planSchedule>[2];

function readTeams(league: LeagueSheet, cells: Cells, planning: Planning): ReadImport {
  const { lines, ignored, problems } = readRosters(cells);
  const plan = problems.length > 0 ? EMPTY_PLAN : planRosters(league, lines, planning);
  return {
    cells,
    ignored,
    hasSlashDates: false,
    asksForTimes: false,
    plan: { ...plan, problems: [...problems, ...plan.problems] },
  };
}

function readGames(
  league: LeagueSheet,
  cells: Cells,
  draft: ImportDraft,
  planning: Planning,
): ReadImport {
  const { lines, ignored, problems, hasSlashDates } = readSchedule(cells, draft);
  const plan = planSchedule(league, lines, planning);
  return {
    cells,
    ignored,
    hasSlashDates,
    asksForTimes:
      draft.plainTimes !== "ask" || problems.some(({ code }) => code === "time_unclear"),
    plan: {
      ...plan,
      problems: [...problems, ...plan.problems].sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    },
  };
}
