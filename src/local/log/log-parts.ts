import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";

/** The dependencies of every write to the log. */
export interface LogParts {
  readonly connection: Connection;
  readonly bus: ChangeBus;
  readonly deviceId: string;
  /** Returns the time as ISO 8601 by this device's clock. */
  readonly timestamp: () => string;
  /** Builds key ranges in native transactions. */
  readonly keyRange: typeof IDBKeyRange;
}
