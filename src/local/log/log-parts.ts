import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";

export interface LogParts {
  readonly connection: Connection;
  readonly bus: ChangeBus;
  readonly deviceId: string;
  readonly timestamp: () => string;
}
