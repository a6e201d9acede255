import {
  readLiveSeasonAnswer,
  WIDGET_SEASON_COLUMNS,
  type WidgetSeasonRow,
  widgetSeasonRowSchema,
} from "../../contract/rows/widget-season-rows.ts";
import type { League } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import { readAllRows } from "../http/paged-read.ts";
import type { RestCalls } from "../http/rest-calls.ts";
import { BY_ID, LEAGUES, TEAMS } from "./listed-tables.ts";

const WIDGET_SEASONS = {
  table: "seasons",
  columns: WIDGET_SEASON_COLUMNS,
  schema: widgetSeasonRowSchema,
  ...BY_ID,
};

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
    // Admins read deleted seasons too.
    readAllRows(calls, signal, WIDGET_SEASONS, (select) => select.is("deleted_at", null)),
    readAllRows(calls, signal, LEAGUES),
    readAllRows(calls, signal, TEAMS, (select) => select.eq("is_active", true)),
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
