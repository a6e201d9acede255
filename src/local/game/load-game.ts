import {
  applyEvent,
  cloneGameState,
  createGameState,
  type KnownRow,
} from "../../domain/game/fold/fold.ts";
import { restoreState } from "../../domain/game/fold/snapshot.ts";
import type { GameState, GameTeams } from "../../domain/game/game-state.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { CheckpointRecord, SnapshotRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { readCheckpoint } from "../log/checkpoints.ts";
import { DamagedRow, isWithoutHoles, soundOnly } from "../log/damaged-row.ts";
import type { LogParts } from "../log/log-parts.ts";
import { readConfirmedRows } from "../log/log-rows.ts";
import { type MendParts, mendGame } from "../log/mend-game.ts";
import { readUnconfirmed } from "../log/read-unconfirmed.ts";
import type { LoadedGame } from "./game-projection.ts";
import { isSoundSnapshot } from "./sound-snapshot.ts";

const TABLES = ["game_events", "outbox", "quarantine", "checkpoints", "game_snapshots"] as const;

/** `light`, used to open a screen, skips what only a receipt or a remote event needs. */
export async function loadGame(
  parts: MendParts,
  gameId: string,
  schedule: ScheduledGame,
  depth: "light" | "full",
): Stored<LoadedGame> {
  const loaded = await readGame(parts, gameId, schedule, depth);
  if (loaded.ok || loaded.error.code !== "unknown") return loaded;
  // A damaged row must not close the whole game (S20).
  const mended = await mendGame(parts, gameId);
  return mended.ok ? readGame(parts, gameId, schedule, depth) : loaded;
}

function readGame(
  { connection }: Pick<LogParts, "connection">,
  gameId: string,
  schedule: ScheduledGame,
  depth: "light" | "full",
): Stored<LoadedGame> {
  return connection.transaction("r", TABLES, async (db) => {
    const [checkpoint, head] = await Promise.all([
      readCheckpoint(db, gameId),
      depth === "light" ? readSnapshot(db, gameId, "head") : undefined,
    ]);
    const loaded = await loadFromHead(db, checkpoint, head);
    return loaded ?? loadFromBase(db, checkpoint, schedule, depth);
  });
}

export interface ScheduledGame {
  readonly teams: GameTeams;
  /** Set only when the server has a log (headSeq above 0) that this device may lack. */
  readonly row?: KnownRow | undefined;
}

function isLogKnown(checkpoint: CheckpointRecord): boolean {
  return checkpoint.gameSeq > 0 || checkpoint.pulledAt !== null;
}

async function loadFromHead(
  db: StatTrackerDb,
  checkpoint: CheckpointRecord,
  record: SnapshotRecord | undefined,
): Promise<LoadedGame | null> {
  const { gameId, version } = checkpoint;
  if (record?.kind !== "head" || record.version !== version) return null;
  const head = restoreState(record.snapshot);
  if (head === null) return null;
  // No head is saved beside a refused event, so the snapshot can lack only taps.
  const { pending, refusedIds } = await readUnconfirmed(db, gameId, record.deviceSeq);
  const { pendingEventIds } = record;
  for (const event of pending) {
    applyEvent(head, event);
    pendingEventIds.add(event.eventId);
  }
  return {
    base: null,
    head,
    baseSeq: checkpoint.gameSeq,
    isLogKnown: head.transitionsKnown,
    version,
    ahead: [],
    pending,
    pendingEventIds,
    refusedIds,
    highestPendingSeq: pending.at(-1)?.deviceSeq ?? record.deviceSeq,
  };
}

async function loadFromBase(
  db: StatTrackerDb,
  checkpoint: CheckpointRecord,
  schedule: ScheduledGame,
  depth: "light" | "full",
): Promise<LoadedGame> {
  const { gameId, gameSeq, version } = checkpoint;
  const record = await readSnapshot(db, gameId, "base");
  const restored =
    record !== undefined && record.gameSeq <= gameSeq ? restoreState(record.snapshot) : null;
  // The game's row counts only while the log is not on the device.
  const row = isLogKnown(checkpoint) ? undefined : schedule.row;
  const base: GameState = restored ?? createGameState(gameId, schedule.teams, row);
  const after = restored === null || record === undefined ? 0 : record.gameSeq;
  const confirmed = soundOnly(await readConfirmedRows(db, gameId, after + 1));
  if (!isWithoutHoles(confirmed, after, gameSeq)) throw new DamagedRow("The log lacks a row.");
  const { pending, refusedIds } = await readUnconfirmed(db, gameId);
  const ahead = confirmed.filter((event) => (event.gameSeq ?? 0) > gameSeq);
  for (const event of confirmed) if ((event.gameSeq ?? 0) <= gameSeq) applyEvent(base, event);
  const head = depth === "full" ? cloneGameState(base) : base;
  for (const event of ahead) applyEvent(head, event);
  for (const event of pending) applyEvent(head, event);
  return {
    base: depth === "full" ? base : null,
    head,
    baseSeq: gameSeq,
    isLogKnown: row === undefined,
    version,
    ahead,
    pending,
    pendingEventIds: new Set(pending.map(({ eventId }) => eventId)),
    refusedIds,
    highestPendingSeq: pending.at(-1)?.deviceSeq ?? -1,
  };
}

async function readSnapshot(
  db: StatTrackerDb,
  gameId: string,
  kind: SnapshotRecord["kind"],
): Promise<SnapshotRecord | undefined> {
  const record = await db.game_snapshots.get([gameId, kind]);
  return record !== undefined && isSoundSnapshot(record) ? record : undefined;
}
