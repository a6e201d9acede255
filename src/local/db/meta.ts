import type { GamePass } from "../../domain/access/scorer.ts";
import type { CaptainsSetting } from "../../domain/access/settings.ts";
import type { MakeId } from "../../domain/shared/clock.ts";
import type { Connection } from "./connection.ts";
import type { Stored } from "./storage-failure.ts";

export interface MetaValues {
  readonly deviceId: string;
  /** Shown and used as the author while offline, never as a session (architecture). */
  readonly lastUser: LastUser;
  /** ISO 8601 (D20). */
  readonly lastSavedAt: string;
  /** The session as in localStorage, which reaches the disk some seconds later. */
  readonly session: string;
}

export interface LastUser {
  readonly userId: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly role: string;
  readonly isCollector: boolean;
  readonly mayCollect: boolean;
  /** Absent if an older version of the app wrote the row. */
  readonly captainsConfirm?: CaptainsSetting;
  readonly mayMakePasses?: boolean;
  /** Absent or null if the person has an account. */
  readonly passes?: readonly GamePass[] | null;
}

/** Creates the id once; two tabs that start together get the same one (I6). */
export function readDeviceId(connection: Connection, makeId: MakeId): Stored<string> {
  return connection.run((db) =>
    db.transaction("rw", db.meta, async () => {
      const stored = (await db.meta.get("deviceId"))?.value;
      if (typeof stored === "string") return stored;
      const deviceId = makeId();
      await db.meta.put({ key: "deviceId", value: deviceId });
      return deviceId;
    }),
  );
}
