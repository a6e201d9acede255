import * as v from "valibot";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import { column, count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const schema = v.variant("outcome", [
  v.object({
    outcome: v.literal("read"),
    season: shapeSchema({
      id: text,
      name: text,
      year: count,
      seasonType: text,
      startDate: optionalText,
      endDate: optionalText,
    }),
    leagues: v.array(shapeSchema({ id: text, name: text, maxTeams: count })),
    teams: v.array(
      shapeSchema({
        id: text,
        leagueId: text,
        name: text,
        division: column("division_name", optionalText),
        captain: column("captain_name", optionalText),
        captainEmail: optionalText,
        maxPlayers: count,
        isArchived: v.boolean(),
      }),
    ),
    players: v.array(
      shapeSchema({
        id: text,
        teamId: text,
        name: text,
        number: column("jersey_number", optionalText),
        isActive: v.boolean(),
      }),
    ),
    games: v.array(
      shapeSchema({
        id: text,
        leagueId: text,
        date: column("game_date", text),
        time: column("game_time", optionalText),
        visitorId: column("team_visitor_id", text),
        homeId: column("team_home_id", text),
        field: column("field_location", optionalText),
        week: column("week_number", v.nullable(count)),
        isPlayoff: v.boolean(),
        isArchived: v.boolean(),
        isCollected: v.boolean(),
        hasResult: v.boolean(),
      }),
    ),
  }),
  v.object({ outcome: v.literal("rejected"), reason: v.literal("unknown_season") }),
]);

/** The season is null if no season has this id. */
interface SeasonSheetAnswer {
  readonly sheet: SeasonSheet | null;
}

/** Reads the answer of `season_sheet`; null if a part is missing (I23). */
export function readSeasonSheetAnswer(body: unknown): SeasonSheetAnswer | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  return { sheet: parsed.output.outcome === "read" ? parsed.output : null };
}
