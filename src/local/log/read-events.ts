import type { GameEvent } from "../../domain/game/events.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { StorageFailure } from "../db/storage-failure.ts";
import type { LogParts } from "./log-parts.ts";
import { readConfirmedRows, readEventRows, readOutboxRows } from "./log-rows.ts";

/** The log of a game as this device has it: confirmed by gameSeq, then waiting by deviceSeq. */
export function readEvents(
  parts: Pick<LogParts, "connection" | "keyRange">,
  gameId: string,
): Promise<Result<readonly GameEvent[], StorageFailure>> {
  return parts.connection.read(["game_events", "outbox"], async (transaction) => {
    const confirmed = await readConfirmedRows(transaction, parts.keyRange, gameId, 0);
    const waiting = await readOutboxRows(transaction, parts.keyRange, gameId);
    const rows = await readEventRows(
      transaction,
      waiting.map(({ eventId }) => eventId),
    );
    return [...confirmed, ...rows.filter((row) => row !== undefined)];
  });
}
