import * as v from "valibot";
import { PERIOD_KINDS } from "../../domain/game/clock/game-clock.ts";
import type { League, Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { NamedTeam } from "../../domain/season/team-card.ts";
import { column, count, optionalText, type RowOf, text } from "./row-shape.ts";
import { season, team, teamColor, teamCrest } from "./shared-columns.ts";
import { mapRow, type TableRow, tableRow } from "./table-row.ts";

export const SEASONS: TableRow<Season> = mapRow(
  tableRow("seasons", "id", season),
  ({ archivedAt, ...season }) => ({ ...season, isArchived: archivedAt !== null }),
);

const divisionSchema = v.object({ name: v.pipe(text, v.nonEmpty()) });

export const divisionsColumn = column(
  "divisions_data",
  v.pipe(v.array(v.unknown()), v.transform(divisionNames)),
);

export const LEAGUES: TableRow<League> = tableRow("leagues", "id", {
  id: text,
  seasonId: text,
  name: text,
  regularSeasonWeeks: v.nullable(v.number()),
  periods: v.picklist(PERIOD_KINDS),
  periodMinutes: count,
  divisions: divisionsColumn,
});

/** Returns each name once and skips entries without a name. */
function divisionNames(items: unknown[]): string[] {
  const names = items.flatMap((item) => {
    const division = v.safeParse(divisionSchema, item);
    return division.success ? [division.output.name] : [];
  });
  return [...new Set(names)];
}

export const TEAMS: TableRow<Team> = mapRow(
  tableRow("teams", "id", { ...team, isActive: v.boolean() }),
  ({ archivedAt, isActive, ...team }) => ({ ...team, isActive: isActive && archivedAt === null }),
);

export const TEAM_CARDS: TableRow<NamedTeam> = tableRow("team_cards", "id", {
  id: text,
  name: text,
  code: optionalText,
  color: teamColor,
  crest: teamCrest,
  divisionName: optionalText,
  captainName: optionalText,
  isActive: v.boolean(),
  forfeitedSeason: v.boolean(),
  leagueId: text,
  leagueName: text,
  seasonId: text,
  seasonName: text,
});

type TeamContactRow = Readonly<Record<"id" | "captainEmail", string>>;

export const TEAM_CONTACTS: TableRow<TeamContactRow> = tableRow("season_contacts", "team_id", {
  id: column("team_id", text),
  captainEmail: text,
});

const widgetSeason = {
  id: text,
  name: text,
  isLive: column("live_on_widget", v.boolean()),
  archivedAt: optionalText,
  createdAt: text,
};

export type WidgetSeasonRow = RowOf<typeof widgetSeason>;

export const WIDGET_SEASONS = tableRow("seasons", "id", widgetSeason);
