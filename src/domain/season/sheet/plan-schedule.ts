import { groupBy } from "../../shared/group-by.ts";
import { nameKey } from "./clean-cell.ts";
import {
  asAdded,
  type FieldChange,
  type ImportPlan,
  type PlanNote,
  type PlannedRow,
} from "./import-plan.ts";
import type { LeagueSheet, SheetGame, SheetTeam } from "./league-sheet.ts";
import { areAlike } from "./like-names.ts";
import {
  type GameMatch,
  isFixedGame,
  type LineOfTeams,
  matchGames,
  type SchedulePlanning,
} from "./match-games.ts";
import type { ScheduleLine } from "./read-schedule.ts";
import { type PlacedGame, scheduleNotes } from "./schedule-notes.ts";
import type { SheetProblem } from "./sheet-problem.ts";

export function planSchedule(
  sheet: LeagueSheet,
  lines: readonly ScheduleLine[],
  planning: SchedulePlanning,
): ImportPlan {
  const problems: SheetProblem[] = [];
  const byName = groupBy(
    sheet.teams.filter(({ isArchived }) => !isArchived),
    ({ name }) => nameKey(name),
  );
  const teamOf = (line: ScheduleLine, side: "visitor" | "home"): SheetTeam | null => {
    const found = byName.get(nameKey(line[side])) ?? [];
    if (found.length === 1) return found[0] ?? null;
    const like = [...byName.values()].flat().find(({ name }) => areAlike(name, line[side]));
    problems.push({
      code: found.length === 0 ? "unknown_team" : "team_twice",
      row: line.row,
      column: side === "home" ? "Home" : "Visitor",
      value: line[side],
      ...(like === undefined || found.length > 0 ? {} : { other: like.name }),
    });
    return null;
  };
  const placed = lines.flatMap((line): LineOfTeams[] => {
    const [visitor, home] = [teamOf(line, "visitor"), teamOf(line, "home")];
    if (visitor === null || home === null) return [];
    if (visitor !== home) return [{ line, visitor, home }];
    problems.push({ code: "same_team", row: line.row, column: null, value: home.name });
    return [];
  });
  const matches = matchGames(sheet, placed, planning);
  const planned = matches.map((match) => planGame(match, planning));
  const notesOf = scheduleNotes(sheet, planned, planning.today);
  return {
    problems,
    steps: planned.flatMap(({ step }) => step ?? []),
    rows: planned.map(({ row }, index) => ({
      ...row,
      notes: [...row.notes, ...(notesOf[index] ?? [])],
    })),
  };
}

function planGame(match: GameMatch, planning: SchedulePlanning): PlacedGame {
  const { line, visitor, home, game, question, repeats } = match;
  const isOpen = question !== null && (question.chosen === null || question.chosen === "leave");
  const stays = game !== null && isFixedGame(game);
  const fields =
    repeats !== null ? [] : game === null ? addedGame(match) : changedGame(match, game);
  const act = game === null ? "add" : "change";
  const isDone = !isOpen && !stays && fields.length > 0;
  const verdict: PlannedRow["verdict"] = isOpen
    ? question.chosen === null
      ? "unclear"
      : "left_out"
    : !isDone
      ? "unchanged"
      : act === "add"
        ? "added"
        : "changed";
  const notes: PlanNote[] = [
    ...(repeats === null ? [] : [{ code: "repeats" as const, value: `${repeats}` }]),
    ...(game?.hasResult === true
      ? [{ code: "finished" as const, value: "" }]
      : stays && fields.length > 0
        ? [{ code: "collected" as const, value: "" }]
        : []),
  ];
  const time = line.time ?? game?.time ?? null;
  const field = line.field ?? game?.field ?? null;
  const key = `game:${line.date}:${line.time ?? ""}:${visitor.id}:${home.id}:${match.nth}`;
  return {
    isPlayed: repeats === null && !isOpen,
    gameId: game?.id ?? null,
    date: line.date,
    time,
    field,
    visitor,
    home,
    row: {
      row: line.row,
      thing: "game",
      verdict,
      title: `${visitor.name} @ ${home.name}`,
      detail: [line.date, time, field].filter((part) => part !== null),
      changes: act === "change" && isDone ? fields : [],
      question,
      notes,
    },
    step: isDone
      ? {
          thing: "game",
          act,
          id: game?.id ?? planning.idFor(key),
          row: line.row,
          fields,
          beside: match.beside,
        }
      : null,
  };
}

function addedGame({ line, visitor, home }: GameMatch): FieldChange[] {
  return asAdded({
    team_visitor_id: visitor.id,
    team_home_id: home.id,
    game_date: line.date,
    game_time: line.time,
    field_location: line.field,
    week_number: line.week,
    is_playoff: line.isPlayoff ?? false,
  });
}

function changedGame({ line, visitor, home }: GameMatch, game: SheetGame): FieldChange[] {
  const pairs: readonly (readonly [string, FieldChange["before"], FieldChange["after"] | null])[] =
    [
      ["is_archived", game.isArchived, false],
      ["team_visitor_id", game.visitorId, visitor.id],
      ["team_home_id", game.homeId, home.id],
      ["game_date", game.date, line.date],
      ["game_time", game.time, line.time],
      ["field_location", game.field, line.field],
      ["week_number", game.week, line.week],
      ["is_playoff", game.isPlayoff, line.isPlayoff],
    ];
  return pairs.flatMap(([field, before, after]) =>
    after === null || after === before ? [] : [{ field, before, after }],
  );
}
