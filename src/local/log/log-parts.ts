import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";

/** What every write to the log needs. */
export interface LogParts {
  readonly connection: Connection;
  readonly bus: ChangeBus;
  readonly deviceId: string;
  /** ISO 8601 on this device's clock. */
  readonly timestamp: () => string;
  /** For ranges in raw transactions. */
  readonly keyRange: typeof IDBKeyRange;
}
