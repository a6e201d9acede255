import { Dexie } from "dexie";
import type { Connection } from "../db/connection.ts";
import { DEVICE_SEQ } from "../db/db.ts";
import type { Stored } from "../db/storage-failure.ts";

/** null means that nobody is known, so nothing is theirs. */
export interface OwnRecorder {
  readonly deviceId: string | null;
  readonly userId: string | null;
}

/** Returns the games in which this device, or its person elsewhere, has recorded. */
export function readOwnGames(
  connection: Pick<Connection, "run">,
  gameIds: readonly string[],
  { deviceId, userId }: OwnRecorder,
): Stored<ReadonlySet<string>> {
  return connection.run(async (db) => {
    // A visitor's phone has recorded nothing, so it need not read the logs that it follows.
    const recorded = (await db.counters.get(DEVICE_SEQ)) ?? 0;
    if (recorded === 0 && userId === null) return new Set<string>();
    const isOwn = async (gameId: string) => {
      // Events in the outbox were tapped here.
      if ((await db.outbox.where(":id").between([gameId], [gameId, []]).first()) !== undefined)
        return true;
      const own = await db.game_events
        .where("[gameId+gameSeq]")
        .between([gameId, Dexie.minKey], [gameId, Dexie.maxKey])
        .filter(
          (event) =>
            (deviceId !== null && event.deviceId === deviceId) ||
            (userId !== null && event.authorId === userId),
        )
        .first();
      return own !== undefined;
    };
    const found = await Promise.all(gameIds.map(isOwn));
    return new Set(gameIds.filter((_, index) => found[index]));
  });
}
