import { create, useStore } from "zustand";
import type { OperationRecord, QuarantineRecord } from "../../../local/db/records.ts";
import { browserStorageManager, readStorageHealth } from "../../../local/db/storage-health.ts";
import type { ReloadReason } from "../../../local/db/storage-status.ts";
import { operationRequest } from "../../../sync/push/operation-request.ts";
import type { SyncStatus } from "../../../sync/status/status.ts";
import type { Services } from "../../bootstrap/tab-services.ts";
import { isForgottenAfterAWeek } from "../../install/use-install-way.ts";
import { notify } from "../../notices/notices.ts";
import { reachStore } from "../../refresh/reach.ts";
import { endedPassHere, isByPassHere, isDisabledHere } from "../../session/session-here.ts";
import { sessionStore } from "../../session/session-store.ts";
import { readNames } from "./read-names.ts";
import {
  aboutCommand,
  didNotCount,
  QUARANTINE_REASONS,
  reasonWords,
  SYNC_REASONS,
} from "./sync-words.ts";

interface Author {
  /** false: another person recorded it and must sign in on this device (rule 18). */
  readonly mine: boolean;
  readonly authorName: string | null;
}

interface QuarantinedRow {
  readonly eventId: string;
  readonly gameId: string;
  readonly type: string;
  /** Names one of several refused numbers or reports; null for an entry of a game. */
  readonly about: string | null;
  readonly reason: string;
}

export interface SyncStatusView
  extends Pick<SyncStatus, "state" | "pending" | "attention" | "lastSavedAt" | "oldestPendingAt"> {
  readonly reason: string | null;
  readonly isSaving: boolean;
  readonly isExportable: boolean;
  readonly signInNeeded: boolean;
  /** Nothing can be sent until a new pass is opened here, so the sheet offers the export first. */
  readonly isPassEnded: boolean;
  /** Warns before a tap is refused for lack of room (I1). */
  readonly isStorageLow: boolean;
  readonly isForgottenAfterAWeek: boolean;
  readonly waiting: readonly ({ readonly gameId: string; readonly count: number } & Author)[];
  readonly waitingCommands: readonly ({ readonly opId: string; readonly type: string } & Author)[];
  readonly quarantined: readonly QuarantinedRow[];
}

interface ReadRows {
  readonly quarantined: readonly QuarantinedRow[];
  readonly waitingCommands: readonly Pick<OperationRecord, "opId" | "kind" | "authorId">[];
  readonly isStorageLow: boolean;
  /** True until it is known that no event was ever refused, since an export holds them all. */
  readonly isAnyHeld: boolean;
}

const NOTHING_READ: ReadRows = {
  quarantined: [],
  waitingCommands: [],
  isStorageLow: false,
  isAnyHeld: true,
};

const BEFORE_THE_FIRST_COUNT: SyncStatusView = {
  state: "saving",
  pending: 0,
  attention: 0,
  lastSavedAt: null,
  oldestPendingAt: null,
  reason: null,
  isSaving: false,
  isExportable: true,
  signInNeeded: false,
  isPassEnded: false,
  isStorageLow: false,
  isForgottenAfterAWeek: false,
  waiting: [],
  waitingCommands: [],
  quarantined: [],
};

interface DeviceStatus {
  readonly view: SyncStatusView;
  /** The server has answered 426 (SPEC.md). */
  readonly isTooOld: boolean;
  /** Why this tab has lost its database; null while it has it (I1). */
  readonly reloadReason: ReloadReason | null;
}

const deviceStatus = create<DeviceStatus>(() => ({
  view: BEFORE_THE_FIRST_COUNT,
  isTooOld: false,
  reloadReason: null,
}));

export function followSyncStatus(all: Services): void {
  let read = NOTHING_READ;
  const show = () =>
    deviceStatus.setState({
      view: viewOf(all, read),
      isTooOld: all.engine.status().reason === "protocol-too-old",
      reloadReason: all.store.status.get().reloadNeeded,
    });
  const told = new Set<string>();
  /** The pill stays calm because nobody must act, but the person is told (D31). */
  async function tellWhoWasFirst(rows: readonly QuarantineRecord[]): Promise<void> {
    const news = rows.filter(
      ({ eventId, reason, dismissal }) =>
        reason === "state_changed" && dismissal === null && !told.has(eventId),
    );
    if (news.length === 0) return;
    for (const { eventId } of news) told.add(eventId);
    const names = await readNames(all.store);
    for (const { gameId } of news) notify(didNotCount(names.game(gameId)), "note");
  }
  async function reread(): Promise<void> {
    const rows = await all.store.quarantine.list();
    const operations = await all.store.operations.list();
    if (!rows.ok || !operations.ok) return;
    void tellWhoWasFirst(rows.value);
    const events = rows.value
      .filter((row) => row.attention && row.dismissal === null)
      .map(({ eventId, gameId, event, reason, outcome }) => ({
        eventId,
        gameId,
        type: event.type,
        about: null,
        reason: QUARANTINE_REASONS[reason ?? outcome] ?? QUARANTINE_REASONS.invalid ?? outcome,
      }));
    const refused = operations.value.filter(
      ({ refusal }) => refusal !== null && refusal.isSeen !== true,
    );
    const names = refused.length > 0 ? await readNames(all.store) : null;
    const commands = refused.map((record) => ({
      eventId: record.opId,
      gameId: "",
      type: record.kind,
      about: names === null ? null : aboutCommand(operationRequest(record), names),
      reason: QUARANTINE_REASONS[record.refusal?.reason ?? ""] ?? SYNC_REASONS["command-refused"],
    }));
    const waitingCommands = operations.value.filter(({ refusal }) => refusal === null);
    const isAnyHeld = rows.value.length > 0;
    read = { ...read, quarantined: [...events, ...commands], waitingCommands, isAnyHeld };
    show();
  }
  async function lookAtRoom(): Promise<void> {
    const { room } = await readStorageHealth(browserStorageManager());
    read = { ...read, isStorageLow: room === "low" || room === "full" };
    show();
  }
  all.engine.subscribe(show);
  all.store.status.subscribe(show);
  all.store.outbox.subscribe(show);
  all.store.quarantine.subscribe(() => void reread());
  all.store.operations.subscribe(() => void reread());
  sessionStore.subscribe(show);
  all.recorders.subscribe(show);
  show();
  void reread();
  void lookAtRoom();
}

export function useSyncStatus(): SyncStatusView {
  return deviceStatus(({ view }) => view);
}

export function syncStatusNow(): SyncStatusView {
  return deviceStatus.getState().view;
}

export function useReloadReason(): ReloadReason | null {
  return deviceStatus(({ reloadReason }) => reloadReason);
}

export function useIsTooOld(): boolean {
  const isRefused = useStore(reachStore, ({ problem }) => problem === "protocol-too-old");
  return deviceStatus(({ isTooOld }) => isTooOld) || isRefused;
}

function viewOf(
  { engine, store, session, recorders }: Services,
  { quarantined, waitingCommands, isStorageLow, isAnyHeld }: ReadRows,
): SyncStatusView {
  const { reason, isSending, isSignInNeeded, ...known } = engine.status();
  const userId = session.knownUserId();
  const waiting = store.outbox.summary().byGame;
  const passEnd = endedPassHere(waiting.map(({ gameId }) => gameId));
  const author = (authorId: string | null): Author => ({
    mine: authorId === null || authorId === userId,
    authorName: authorId === null ? null : (recorders.nameOf(authorId) ?? null),
  });
  return {
    ...known,
    reason: reason === null ? null : reasonWords(reason, isDisabledHere(), passEnd, isByPassHere()),
    isPassEnded: passEnd !== null,
    isSaving: isSending,
    isExportable: isAnyHeld || known.state !== "saved",
    signInNeeded: isSignInNeeded && !isByPassHere(),
    isStorageLow,
    isForgottenAfterAWeek: isForgottenAfterAWeek(),
    waiting: waiting.map(({ gameId, count, authorId }) => ({ gameId, count, ...author(authorId) })),
    waitingCommands: waitingCommands.map(({ opId, kind: type, authorId }) => ({
      opId,
      type,
      ...author(authorId),
    })),
    quarantined,
  };
}
