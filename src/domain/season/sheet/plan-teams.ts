import { groupBy } from "../../shared/group-by.ts";
import { nameKey } from "./clean-cell.ts";
import {
  asAdded,
  ask,
  changesTo,
  type FieldChange,
  type ImportStep,
  type PlanNote,
  type PlannedRow,
  type Planning,
  type RowQuestion,
} from "./import-plan.ts";
import type { LeagueSheet, SheetTeam } from "./league-sheet.ts";
import { areAlike } from "./like-names.ts";
import type { RosterLine } from "./read-rosters.ts";

/** A team of the sheet with its rows and verdict. */
export interface PlannedTeam {
  /** null if the team is left out together with its players. */
  readonly id: string | null;
  readonly name: string;
  readonly isNew: boolean;
  readonly maxPlayers: number;
  readonly lines: readonly RosterLine[];
  readonly row: PlannedRow;
  readonly step: ImportStep | null;
}

const PLACES = 20;

interface Match {
  readonly team: SheetTeam | null;
  readonly question: RowQuestion | null;
}

interface Known {
  readonly byName: ReadonlyMap<string, readonly SheetTeam[]>;
  /** A team whose exact name is in the sheet cannot be meant by another name. */
  readonly unnamed: readonly SheetTeam[];
  /** The season's other leagues by the teams that play in them. */
  readonly leagues: ReadonlyMap<string, string>;
}

export function planTeams(
  sheet: LeagueSheet,
  lines: readonly RosterLine[],
  planning: Planning,
): PlannedTeam[] {
  const groups = groupBy(lines, ({ team }) => nameKey(team));
  const known: Known = {
    byName: groupBy(sheet.teams, ({ name }) => nameKey(name)),
    unnamed: sheet.teams.filter(
      ({ name, isArchived }) => !isArchived && !groups.has(nameKey(name)),
    ),
    leagues: new Map(sheet.otherTeams.map(({ name, leagueName }) => [nameKey(name), leagueName])),
  };
  const planned: PlannedTeam[] = [];
  let count = sheet.teams.filter(({ isArchived }) => !isArchived).length;
  for (const [key, group] of groups) {
    const match = matchTeam(key, group[0]?.team ?? "", known, planning);
    const isExtra = match.team === null || match.team.isArchived;
    if (isExtra && !isLeftOut(match)) count += 1;
    const isTooMany = isExtra && count > sheet.league.maxTeams;
    const notes: PlanNote[] = isTooMany
      ? [{ code: "too_many_teams", value: `${sheet.league.maxTeams}` }]
      : [];
    planned.push(planTeam(key, group, match, notes, planning));
  }
  return planned;
}

function matchTeam(
  key: string,
  name: string,
  { byName, unnamed, leagues }: Known,
  planning: Planning,
): Match {
  const same = byName.get(key) ?? [];
  const active = same.filter(({ isArchived }) => !isArchived);
  if (active.length > 1) {
    const question = ask(planning, `team:${key}`, "same_team_twice", active[0]?.name ?? "", [
      "leave",
    ]);
    return { team: null, question };
  }
  const [found] = active;
  if (found !== undefined) return { team: found, question: null };
  const archived = same.at(-1) ?? null;
  const like = archived === null && unnamed.find((team) => areAlike(team.name, name));
  if (like) {
    const question = ask(planning, `team:${key}`, "like_team", like.name, ["same", "go", "leave"]);
    return { team: question.chosen === "same" ? like : null, question };
  }
  const league = leagues.get(key);
  if (league === undefined) return { team: archived, question: null };
  const question = ask(planning, `team:${key}`, "other_league", league, ["go", "leave"]);
  return { team: archived, question };
}

function isLeftOut({ question }: Match): boolean {
  return question !== null && (question.chosen === null || question.chosen === "leave");
}

function planTeam(
  key: string,
  lines: readonly RosterLine[],
  match: Match,
  notes: readonly PlanNote[],
  planning: Planning,
): PlannedTeam {
  const { team, question } = match;
  const [first] = lines;
  const name = team?.name ?? first?.team ?? "";
  const row = first?.row ?? 0;
  const wanted = {
    division_name: said(lines, "division"),
    captain_name: said(lines, "captain"),
    captain_email: said(lines, "captainEmail"),
  };
  const id = isLeftOut(match) ? null : (team?.id ?? planning.idFor(`team:${key}`));
  const fields =
    id === null ? [] : team === null ? asAdded({ name, ...wanted }) : teamChanges(team, wanted);
  const act = team === null ? "add" : "change";
  return {
    id,
    name,
    isNew: team === null,
    maxPlayers: team?.maxPlayers ?? PLACES,
    lines,
    row: {
      row,
      thing: "team",
      verdict: verdictOf(match, act, fields),
      title: name,
      detail: [],
      changes: act === "add" ? [] : fields,
      question,
      notes,
    },
    step:
      id === null || fields.length === 0
        ? null
        : { thing: "team", act, id, row, fields, beside: [] },
  };
}

function teamChanges(
  team: SheetTeam,
  wanted: Readonly<Record<string, string | null>>,
): FieldChange[] {
  const stored = {
    division_name: team.division,
    captain_name: team.captain,
    captain_email: team.captainEmail,
  };
  const changes = changesTo(stored, wanted);
  return team.isArchived
    ? [{ field: "is_archived", before: true, after: false }, ...changes]
    : changes;
}

function verdictOf(match: Match, act: "add" | "change", fields: readonly FieldChange[]) {
  if (isLeftOut(match)) return match.question?.chosen === null ? "unclear" : "left_out";
  if (act === "add") return "added";
  return fields.length > 0 ? "changed" : "unchanged";
}

function said(
  lines: readonly RosterLine[],
  field: "division" | "captain" | "captainEmail",
): string | null {
  return lines.find((line) => line[field] !== null)?.[field] ?? null;
}
