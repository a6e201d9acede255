import type { GameState } from "../../domain/game/game-state.ts";
import { gameSummaryOf } from "../../domain/game/game-summary.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import { requestOf } from "../db/transaction.ts";
import { outboxRange } from "../log/log-rows.ts";
import { readCounting } from "../outbox/quarantine-rows.ts";

export function totalsOf(state: GameState, waiting: boolean): GameTotalsRecord {
  return {
    gameId: state.gameId,
    waiting,
    teams: state.teams,
    revision: state.revision,
    epoch: state.epoch,
    phase: state.phase,
    throughSeq: state.throughSeq,
    everFinalized: state.everFinalized,
    liveEntryCount: state.liveEntryCount,
    points: state.points,
    override: state.override,
    keepsScore: state.keepsScore,
    lines: { size: state.lines.size },
    ...(state.phase === "final" ? { summary: gameSummaryOf(state) } : {}),
  };
}

/** Every transaction that changes outbox or quarantine must call it. */
export async function refreshWaiting(
  transaction: IDBTransaction,
  keyRange: typeof IDBKeyRange,
  gameId: string,
): Promise<void> {
  const totals = transaction.objectStore("game_totals");
  const row = await requestOf<GameTotalsRecord | undefined>(totals.get(gameId));
  if (row === undefined) return;
  const outbox = transaction.objectStore("outbox");
  const queued = await requestOf(outbox.count(outboxRange(keyRange, gameId)));
  const waiting = queued > 0 || (await readCounting(transaction, gameId)).length > 0;
  if (waiting !== row.waiting) totals.put({ ...row, waiting });
}
