import {
  LEAGUES,
  TEAMS,
  WIDGET_SEASONS,
  type WidgetSeasonRow,
} from "../../contract/rows/season-rows.ts";
import type { League } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readAllRows } from "../http/paged-read.ts";

/** All of it, or why not (I23). */
export interface WidgetTables {
  readonly seasons: readonly WidgetSeasonRow[];
  readonly leagues: readonly League[];
  readonly teams: readonly Team[];
}

export async function readWidgetTables(
  http: Http,
  { signal }: CallOptions,
): Promise<TransportResult<WidgetTables>> {
  const [seasons, leagues, teams] = await Promise.all([
    // Admins read deleted seasons too.
    readAllRows(http, signal, WIDGET_SEASONS, (select) => select.is("deleted_at", null)),
    readAllRows(http, signal, LEAGUES, (select) => select.is("archived_at", null)),
    readAllRows(http, signal, TEAMS, (select) =>
      select.eq("is_active", true).is("archived_at", null),
    ),
  ]);
  if (!seasons.ok) return seasons;
  if (!leagues.ok) return leagues;
  if (!teams.ok) return teams;
  return {
    ok: true,
    value: {
      seasons: seasons.value.filter(({ archivedAt, isLive }) => archivedAt === null || isLive),
      leagues: leagues.value,
      teams: teams.value,
    },
  };
}
