import type { GameState } from "../../domain/game/game-state.ts";
import { gameSummaryOf } from "../../domain/game/game-summary.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import { outboxOf } from "../log/log-rows.ts";
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
export async function refreshWaiting(db: StatTrackerDb, gameId: string): Promise<void> {
  const [row, queued, counting] = await Promise.all([
    db.game_totals.get(gameId),
    outboxOf(db, gameId).count(),
    readCounting(db, gameId),
  ]);
  if (row === undefined) return;
  const waiting = queued + counting.length > 0;
  if (waiting !== row.waiting) await db.game_totals.put({ ...row, waiting });
}
