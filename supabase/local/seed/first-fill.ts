import type { BackendConfig } from "../config/backend-config.ts";
import type { FirstFill } from "../database/open-database.ts";
import { seedDemoLeague } from "./seed-demo-league.ts";

/** What SEED puts into a database that was just made. */
export function firstFillOf(config: BackendConfig): FirstFill {
  return (fresh) =>
    config.seed === "demo" ? seedDemoLeague(fresh, new Date()) : Promise.resolve();
}
