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
import { readAll } from "../http/read-all.ts";

/** Complete, or missing with a reason (I23). */
export interface WidgetTables {
  readonly seasons: readonly WidgetSeasonRow[];
  readonly leagues: readonly League[];
  readonly teams: readonly Team[];
}

export async function readWidgetTables(
  http: Http,
  { signal }: CallOptions,
): Promise<TransportResult<WidgetTables>> {
  const read = await readAll({
    // Admins read deleted seasons too.
    seasons: readAllRows(http, signal, WIDGET_SEASONS, (select) => select.is("deleted_at", null)),
    leagues: readAllRows(http, signal, LEAGUES, (select) => select.is("archived_at", null)),
    teams: readAllRows(http, signal, TEAMS, (select) =>
      select.eq("is_active", true).is("archived_at", null),
    ),
  });
  if (!read.ok) return read;
  const seasons = read.value.seasons.filter(
    ({ archivedAt, isLive }) => archivedAt === null || isLive,
  );
  return { ok: true, value: { ...read.value, seasons } };
}
