import type { SqlTransaction } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { insertRows } from "./insert-rows.ts";
import type { LeagueClock } from "./league-clock.ts";

interface Switches {
  readonly public_browsing: "all" | "live_season" | "off";
  readonly collectors: "open" | "approved";
  readonly admin_email_domain: string | null;
  readonly events_per_game: number;
  readonly walk_ons_per_game: number;
  readonly pushes_per_minute: number;
  readonly push_bytes_per_minute: number;
  readonly league_time_zone: string;
}

const NOW: Switches = {
  public_browsing: "all",
  collectors: "open",
  admin_email_domain: null,
  events_per_game: 10_000,
  walk_ons_per_game: 40,
  pushes_per_minute: 300,
  push_bytes_per_minute: 20_000_000,
  league_time_zone: "America/New_York",
};
const BEFORE_THE_SEASON: Switches = { ...NOW, public_browsing: "live_season" };
const ON_OPENING_DAY: Switches = { ...NOW, collectors: "approved" };

/** Changes of the settings, as update_settings records them: [day, time, before, after]. */
const CHANGES: readonly (readonly [number, string, Switches, Switches])[] = [
  [-88, "20:10", NOW, BEFORE_THE_SEASON],
  [-40, "09:05", BEFORE_THE_SEASON, NOW],
  [-28, "08:30", NOW, ON_OPENING_DAY],
  [-21, "21:15", ON_OPENING_DAY, NOW],
];

/**
 * Records what the admin switched since the installation; all settings are back at their first
 * values.
 */
export async function insertDemoHistory(tx: SqlTransaction, clock: LeagueClock): Promise<void> {
  await insertRows(
    tx,
    "audit_log",
    CHANGES.map(([day, time, before, after]) => ({
      at: clock.momentOf(day, time).toISOString(),
      actor_id: DEMO_ACCOUNTS.admin.id,
      actor_kind: "user",
      action: "settings.updated",
      object_type: "settings",
      before,
      after,
    })),
  );
}
