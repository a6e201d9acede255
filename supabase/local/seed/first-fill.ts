import type { BackendConfig } from "../config/backend-config.ts";
import type { FirstFill } from "../database/open-database.ts";
import { seedDemoLeague } from "./seed-demo-league.ts";

/** What SEED, ADMIN_EMAIL_DOMAIN and LEAGUE_TIME_ZONE put into a new database. */
export function firstFillOf(config: BackendConfig): FirstFill {
  const { seed, adminEmailDomain, leagueTimeZone } = config;
  return async (fresh) => {
    if (seed === "demo") await seedDemoLeague(fresh, new Date(), leagueTimeZone);
    await fresh.query(
      `update public.app_settings set admin_email_domain = coalesce($1, admin_email_domain),
         league_time_zone = coalesce($2, league_time_zone)`,
      [adminEmailDomain ?? null, leagueTimeZone ?? null],
    );
  };
}
