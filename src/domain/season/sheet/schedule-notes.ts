import { groupBy } from "../../shared/group-by.ts";
import type { PlainDate } from "../../shared/plain-date.ts";
import { foldText } from "../../shared/search-text.ts";
import type { ImportStep, PlanNote, PlannedRow } from "./import-plan.ts";
import type { LeagueSheet, SheetTeam } from "./league-sheet.ts";

/** A row of a schedule with its preview, place and time. */
export interface PlacedGame {
  /** Whether the game is in the schedule after the import. */
  readonly isPlayed: boolean;
  readonly gameId: string | null;
  readonly date: string;
  readonly time: string | null;
  readonly field: string | null;
  readonly visitor: SheetTeam;
  readonly home: SheetTeam;
  readonly row: PlannedRow;
  readonly step: ImportStep | null;
}

/** Notes what is unusual about a game: its day, or a team or field that is taken at that time. */
export function scheduleNotes(
  sheet: LeagueSheet,
  games: readonly PlacedGame[],
  today: PlainDate,
): PlanNote[][] {
  const played = games.filter(({ isPlayed }) => isPlayed);
  const replaced = new Set(played.flatMap(({ gameId }) => gameId ?? []));
  const staying = sheet.games.filter(({ id, isArchived }) => !isArchived && !replaced.has(id));
  const teamsAt = count([
    ...played.flatMap((game) => [at(game, game.visitor.id), at(game, game.home.id)]),
    ...staying.flatMap((game) => [at(game, game.visitorId), at(game, game.homeId)]),
  ]);
  const fieldsAt = count([...played, ...staying, ...sheet.otherGames].map((game) => atField(game)));
  const isTwice = (counts: ReadonlyMap<string, number>, key: string | null) =>
    key !== null && (counts.get(key) ?? 0) > 1;
  return games.map((game) => {
    if (!game.isPlayed) return [];
    const teams = [game.visitor, game.home].filter(({ id }) => isTwice(teamsAt, at(game, id)));
    return [
      ...(game.step !== null && game.date < today
        ? [{ code: "past_day" as const, value: game.date }]
        : []),
      ...(isOutside(sheet.season, game.date)
        ? [{ code: "outside_season" as const, value: game.date }]
        : []),
      ...teams.map(({ name }) => ({ code: "team_busy" as const, value: name })),
      ...(isTwice(fieldsAt, atField(game))
        ? [{ code: "field_busy" as const, value: game.field ?? "" }]
        : []),
    ];
  });
}

function isOutside({ startDate, endDate }: LeagueSheet["season"], date: string): boolean {
  return (startDate !== null && date < startDate) || (endDate !== null && date > endDate);
}

type When = Pick<PlacedGame, "date" | "time">;

function at({ date, time }: When, teamId: string): string | null {
  return time === null ? null : `${date} ${time} ${teamId}`;
}

function atField({ date, time, field }: When & Pick<PlacedGame, "field">): string | null {
  return time === null || field === null ? null : `${date} ${time} ${foldText(field)}`;
}

function count(keys: readonly (string | null)[]): ReadonlyMap<string, number> {
  const groups = groupBy(
    keys.filter((key) => key !== null),
    (key) => key,
  );
  return new Map([...groups].map(([key, { length }]) => [key, length]));
}
