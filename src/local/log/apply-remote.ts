import type { SeenDevice } from "../../domain/access/who-scores.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { ok } from "../../domain/shared/result.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { CheckpointRecord, EventRecord, QuarantineRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { readable, readCounting } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { nextDigest } from "./log-digest.ts";
import type { LogParts } from "./log-parts.ts";
import {
  dropSnapshots,
  LOG_TABLES,
  readConfirmedRows,
  readEventRows,
  removeFromOutbox,
} from "./log-rows.ts";

interface RemotePage {
  /** The position from which the pull asked. */
  readonly afterSeq: number;
  readonly events: readonly GameEvent[];
  readonly headSeq: number;
  readonly epoch: number;
  /** The log at `afterSeq`; the digest is null if the server sends none. */
  readonly anchor: {
    readonly gameSeq: number;
    readonly eventId: string;
    readonly logDigest: number | null;
  } | null;
  readonly seen?: readonly SeenDevice[];
}

type RemoteApplied =
  | {
      readonly outcome: "applied";
      /** The next pull asks from here. */
      readonly gameSeq: number;
      /** Number of events that were not confirmed here before. */
      readonly newEvents: number;
    }
  /** The server's log is another one (a restored backup), so the checkpoint must be dropped. */
  | { readonly outcome: "anchor-mismatch" };

/** Confirms own events whose answer was lost (I8); stores nothing of another log (I3). */
export async function applyRemote(
  parts: LogParts,
  gameId: string,
  page: RemotePage,
  pulledAt: string,
): Stored<RemoteApplied> {
  const written = await parts.connection.transaction("rw", LOG_TABLES, async (db) => {
    const [before, rows, counted] = await Promise.all([
      readCheckpoint(db, gameId),
      readEventRows(db, page.events),
      readCounting(db, gameId),
    ]);
    const firstSeq = page.events[0]?.gameSeq ?? before.gameSeq + 1;
    const known = await readConfirmedRows(db, gameId, firstSeq);
    if (!fitsAnchor(before, page) || !fitsConfirmed(known, page)) return null;
    const news = page.events.filter((event, index) => !isSame(event, rows[index]));
    const acknowledged = rows.flatMap((row) => (row?.gameSeq === null ? [row] : []));
    const [released] = await Promise.all([
      settleQuarantine(db, gameId, page.events, pulledAt),
      db.game_events.bulkPut(news),
      removeFromOutbox(db, acknowledged),
    ]);
    await refreshWaiting(db, gameId);
    const isReleased = released > 0 && counted.length > 0;
    const isBehindUs = news.some((event) => isBehind(event, before));
    const isMoved = rows.some((row, index) => isInOtherEpoch(row, page.events[index]));
    const rewritten = before.restoring || isReleased || isBehindUs || isMoved;
    if (rewritten) await dropSnapshots(db, gameId);
    const after = await writeCheckpoint(db, before, movedBy(page, before, pulledAt));
    const isAcknowledged = acknowledged.length + released > 0;
    return { news, after, rewritten, isAcknowledged };
  });
  if (!written.ok) return written;
  if (written.value === null) return ok({ outcome: "anchor-mismatch" });
  const { news, after, rewritten, isAcknowledged } = written.value;
  if (rewritten) parts.bus.publishLog({ kind: "rewritten", gameId });
  else {
    parts.bus.publishLog({
      kind: "settled",
      gameId,
      confirmed: news,
      withdrawn: [],
      refused: [],
      completeThrough: after.gameSeq,
      version: after.version,
    });
  }
  if (isAcknowledged) parts.bus.publish("acknowledged", gameId);
  return ok({ outcome: "applied", gameSeq: after.gameSeq, newEvents: news.length });
}

/** Applies what any device decided about held events (D31). */
async function settleQuarantine(
  { quarantine }: StatTrackerDb,
  gameId: string,
  events: readonly GameEvent[],
  decidedAt: string,
): Promise<number> {
  const rows = await quarantine.where("gameId").equals(gameId).toArray();
  const inLog = new Set(events.map(({ eventId }) => eventId));
  const setAside = new Set(
    events.flatMap((event) => (event.type === "held.set_aside.v1" ? event.payload.eventIds : [])),
  );
  const applied = rows.filter(({ eventId }) => inLog.has(eventId));
  const dismissed = rows
    .filter(({ eventId }) => setAside.has(eventId) && !inLog.has(eventId))
    .filter((row) => readable(row).dismissal === null)
    .map((row): QuarantineRecord => {
      return { ...row, dismissal: { kind: "confirmed", at: decidedAt } };
    });
  await quarantine.bulkDelete(applied.map(({ eventId }) => eventId));
  await quarantine.bulkPut(dismissed);
  return applied.length + dismissed.length;
}

function fitsAnchor(before: CheckpointRecord, page: RemotePage): boolean {
  if (page.afterSeq === 0 || page.afterSeq !== before.gameSeq) return true;
  if (page.anchor === null || page.headSeq < before.gameSeq) return false;
  if ((page.anchor.logDigest ?? before.logDigest) !== before.logDigest) return false;
  return before.anchorEventId === null || page.anchor.eventId === before.anchorEventId;
}

/** A log only grows, so each event here is in the page or beyond it, except stale rows. */
function fitsConfirmed(known: readonly EventRecord[], page: RemotePage): boolean {
  const atPlace = new Map(page.events.map(({ gameSeq, eventId }) => [gameSeq, eventId]));
  return known.every(({ gameSeq, eventId, stale }) => {
    if (stale === true || gameSeq === null) return true;
    return gameSeq <= page.headSeq && (atPlace.get(gameSeq) ?? eventId) === eventId;
  });
}

function isBehind(event: GameEvent, before: CheckpointRecord): boolean {
  return event.gameSeq !== null && event.gameSeq <= before.gameSeq;
}

function isInOtherEpoch(row: EventRecord | undefined, event: GameEvent | undefined): boolean {
  return row !== undefined && row.gameSeq !== null && row.epoch !== event?.epoch;
}

function isSame(event: GameEvent, row: EventRecord | undefined): boolean {
  if (row === undefined || row.stale === true) return false;
  return row.gameSeq === event.gameSeq && row.epoch === event.epoch;
}

function movedBy(
  page: RemotePage,
  before: CheckpointRecord,
  pulledAt: string,
): Partial<CheckpointRecord> {
  const told = {
    headSeq: before.restoring ? page.headSeq : Math.max(before.headSeq, page.headSeq),
    epoch: page.epoch,
    pulledAt,
    seen: page.seen ?? null,
  };
  const last = page.events.at(-1);
  const isBeyond = page.afterSeq > before.gameSeq;
  if (isBeyond || last === undefined || (last.gameSeq ?? 0) <= before.gameSeq) return told;
  const logDigest = page.events
    .filter((event) => !isBehind(event, before))
    .reduce((digest, { eventId }) => nextDigest(digest, eventId), before.logDigest);
  const gameSeq = last.gameSeq ?? before.gameSeq;
  return { ...told, gameSeq, anchorEventId: last.eventId, logDigest };
}
