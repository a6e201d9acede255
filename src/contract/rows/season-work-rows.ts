import * as v from "valibot";
import { PERIOD_KINDS } from "../../domain/game/clock/game-clock.ts";
import type { ManagedSeason } from "../../domain/season/work/managed-season.ts";
import type { ManagedLeague, PlacedTeam } from "../../domain/season/work/season-work.ts";
import { column, optionalText, text } from "./row-shape.ts";
import { divisionsColumn } from "./season-rows.ts";
import { season } from "./shared-columns.ts";
import { type TableRow, tableRow } from "./table-row.ts";

export const MANAGED_SEASONS: TableRow<ManagedSeason> = tableRow("seasons", "id", {
  ...season,
  isLive: column("live_on_widget", v.boolean()),
  deletedAt: optionalText,
});

export const MANAGED_LEAGUES: TableRow<ManagedLeague> = tableRow("leagues", "id", {
  id: text,
  name: text,
  sport: optionalText,
  format: optionalText,
  status: optionalText,
  startDate: optionalText,
  endDate: optionalText,
  regularSeasonWeeks: v.nullable(v.number()),
  playoffMinGames: v.nullable(v.number()),
  periods: v.picklist(PERIOD_KINDS),
  periodMinutes: v.number(),
  maxTeams: v.number(),
  divisions: divisionsColumn,
  providerId: optionalText,
  archivedAt: optionalText,
  createdAt: text,
});

export const PLACED_TEAMS: TableRow<PlacedTeam> = tableRow("teams", "id", {
  id: text,
  leagueId: text,
  divisionName: optionalText,
  archivedAt: optionalText,
});

export const NAMED_PROFILES: TableRow<{ readonly id: string; readonly name: string }> = tableRow(
  "scoring_profiles",
  "id",
  { id: text, name: text },
);
