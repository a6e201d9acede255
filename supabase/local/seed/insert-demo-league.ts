import type { SqlTransaction } from "../database/sql-database.ts";
import { insertCrests } from "./clubs/demo-crests.ts";
import { insertProviderIds } from "./clubs/demo-provider-ids.ts";
import { demoGames } from "./demo-schedule.ts";
import {
  ACTIVE_SEASON_ID,
  ARCHIVED_SEASON_ID,
  CLOSED_SEASON_ID,
  COMING_SEASON_ID,
  closedLeagues,
  comingLeagues,
  DELETED_SEASON_ID,
  deletedLeagues,
  demoLeagues,
} from "./demo-teams.ts";
import { insertLeagues } from "./insert-leagues.ts";
import { insertRows } from "./insert-rows.ts";
import type { LeagueClock } from "./league-clock.ts";

/**
 * Inserts an archived, a deleted, a past, a current and a coming season without any plays. What an
 * installation has to switch on is on, so that its screens show their real life.
 */
export async function insertDemoLeague(tx: SqlTransaction, clock: LeagueClock): Promise<void> {
  await tx.query(
    "update public.app_settings set game_passes = 'admins', captains_confirm = 'optional'",
  );
  await insertRows(tx, "seasons", [
    {
      id: ARCHIVED_SEASON_ID,
      name: "Summer 2025 - Rained Out",
      year: 2025,
      season_type: "summer",
      start_date: clock.dateOf(-480),
      end_date: clock.dateOf(-410),
      status: "Closed",
      is_active: false,
      live_on_widget: false,
      archived_at: clock.momentOf(-455, "18:00").toISOString(),
      deleted_at: null,
      created_at: clock.momentOf(-500, "09:00").toISOString(),
    },
    {
      id: CLOSED_SEASON_ID,
      name: "Spring 2026 - Demo League",
      year: 2026,
      season_type: "spring",
      start_date: clock.dateOf(-200),
      end_date: clock.dateOf(-120),
      status: "Closed",
      is_active: false,
      live_on_widget: false,
      archived_at: null,
      deleted_at: null,
      created_at: clock.momentOf(-210, "09:00").toISOString(),
    },
    {
      id: DELETED_SEASON_ID,
      name: "Spring 2026 - Entered Twice",
      year: 2026,
      season_type: "spring",
      start_date: clock.dateOf(-200),
      end_date: clock.dateOf(-120),
      status: "Upcoming",
      is_active: true,
      live_on_widget: false,
      archived_at: null,
      deleted_at: clock.momentOf(-206, "20:40").toISOString(),
      created_at: clock.momentOf(-209, "19:30").toISOString(),
    },
    {
      id: ACTIVE_SEASON_ID,
      name: "Fall 2026 - Demo League",
      year: 2026,
      season_type: "fall",
      start_date: clock.dateOf(-28),
      end_date: clock.dateOf(29),
      status: "In Progress",
      is_active: true,
      live_on_widget: true,
      archived_at: null,
      deleted_at: null,
      created_at: clock.momentOf(-40, "09:00").toISOString(),
    },
    {
      id: COMING_SEASON_ID,
      name: "Spring 2027 - Demo League",
      year: 2027,
      season_type: "spring",
      start_date: clock.dateOf(120),
      end_date: clock.dateOf(180),
      status: "Upcoming",
      is_active: true,
      live_on_widget: false,
      archived_at: null,
      deleted_at: null,
      created_at: clock.momentOf(-3, "09:00").toISOString(),
    },
  ]);
  const leagues = [...closedLeagues(), ...deletedLeagues(), ...demoLeagues(), ...comingLeagues()];
  await insertCrests(tx);
  await insertLeagues(tx, leagues, demoGames(), clock);
  await insertProviderIds(tx);
  // A season's status and days are those of its leagues (A §4).
  await tx.query(
    `update public.leagues l set status = s.status, start_date = s.start_date, end_date = s.end_date
     from public.seasons s where s.id = l.season_id`,
  );
}
