import type { BackendConfig } from "../config/backend-config.ts";
import type { FirstFill } from "../database/open-database.ts";
import { seedDemoLeague } from "./seed-demo-league.ts";

/** What SEED and ADMIN_EMAIL_DOMAIN put into a database that was just made. */
export function firstFillOf({ seed, adminEmailDomain }: BackendConfig): FirstFill {
  return async (fresh) => {
    if (seed === "demo") await seedDemoLeague(fresh, new Date());
    if (adminEmailDomain === undefined) return;
    await fresh.query("update public.app_settings set admin_email_domain = $1", [adminEmailDomain]);
  };
}
