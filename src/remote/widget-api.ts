import { readRows } from "../contract/rows/read-rows.ts";
import {
  LEAGUE_COLUMNS,
  leagueRowSchema,
  TEAM_COLUMNS,
  teamRowSchema,
} from "../contract/rows/season-rows.ts";
import {
  readLiveSeasonAnswer,
  WIDGET_SEASON_COLUMNS,
  type WidgetSeasonRow,
  widgetSeasonRowSchema,
} from "../contract/rows/widget-season-rows.ts";
import type { League } from "../domain/season/season.ts";
import type { Team } from "../domain/season/team.ts";
import type { CallOptions, TransportResult } from "../sync/transport.ts";
import { readAllRows } from "./paged-read.ts";
import type { RestCalls } from "./rest-calls.ts";

/** What can be shown on the widget: all of it, or why not (I23). */
export interface WidgetTables {
  readonly seasons: readonly WidgetSeasonRow[];
  readonly leagues: readonly League[];
  readonly teams: readonly Team[];
}

/** Seasons that are not deleted, their leagues and their active teams. */
export async function readWidgetTables(
  calls: RestCalls,
  { signal }: CallOptions,
): Promise<TransportResult<WidgetTables>> {
  const [seasons, leagues, teams] = await Promise.all([
    readAllRows<WidgetSeasonRow>(calls, signal, {
      table: "seasons",
      columns: WIDGET_SEASON_COLUMNS,
      key: "id",
      keyOf: ({ id }) => id,
      // Admins read deleted seasons too.
      filter: (select) => select.is("deleted_at", null),
      read: (body) => readRows(widgetSeasonRowSchema, body),
    }),
    readAllRows<League>(calls, signal, {
      table: "leagues",
      columns: LEAGUE_COLUMNS,
      key: "id",
      keyOf: ({ id }) => id,
      read: (body) => readRows(leagueRowSchema, body),
    }),
    readAllRows<Team>(calls, signal, {
      table: "teams",
      columns: TEAM_COLUMNS,
      key: "id",
      keyOf: ({ id }) => id,
      filter: (select) => select.eq("is_active", true),
      read: (body) => readRows(teamRowSchema, body),
    }),
  ]);
  if (!seasons.ok) return seasons;
  if (!leagues.ok) return leagues;
  if (!teams.ok) return teams;
  return {
    ok: true,
    value: { seasons: seasons.value, leagues: leagues.value, teams: teams.value },
  };
}

/** `set_live_season`; null: no season is live. Admins only. */
export function setLiveSeason(
  calls: RestCalls,
  seasonId: string | null,
  { asUser, signal }: CallOptions,
): Promise<TransportResult<{ readonly isDone: boolean }>> {
  return calls.asUser(
    asUser,
    signal,
    (rest) => rest.rpc("set_live_season", { p_season_id: seasonId }),
    ({ data }) => readLiveSeasonAnswer(data),
  );
}
