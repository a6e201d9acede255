import type { SqlDatabase } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { demoId } from "./random.ts";

const HOUR_MS = 3_600_000;

/**
 * The demo's phones last reported this: one went home without sending, one has an older version.
 */
const REPORTS = [
  {
    name: "first phone",
    who: "scorer",
    kind: "iPhone",
    version: "0.1.0",
    pending: 0,
    refused: 0,
    hoursAgo: 0.4,
  },
  {
    name: "second phone",
    who: "scorer2",
    kind: "Android",
    version: "0.1.0",
    pending: 7,
    refused: 0,
    hoursAgo: 43,
  },
  {
    name: "table tablet",
    who: "scorer",
    kind: "iPad",
    version: "0.0.9",
    pending: 0,
    refused: 2,
    hoursAgo: 20,
  },
  {
    name: "visitor phone",
    who: "viewer",
    kind: "Android",
    version: "0.1.0",
    pending: 0,
    refused: 0,
    hoursAgo: 75,
  },
  {
    name: "office",
    who: "admin",
    kind: "Windows",
    version: "0.1.0",
    pending: 0,
    refused: 0,
    hoursAgo: 5,
  },
] as const;

export async function insertDemoDevices(database: SqlDatabase, now: Date): Promise<void> {
  for (const { name, who, kind, version, pending, refused, hoursAgo } of REPORTS) {
    await database.query(
      `insert into private.device_reports (device_id, user_id, kind, app_version, pending, refused, reported_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        demoId(`device ${name}`),
        DEMO_ACCOUNTS[who].id,
        kind,
        version,
        pending,
        refused,
        new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
      ],
    );
  }
}
