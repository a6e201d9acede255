import { PULL_PAGE_LENGTH } from "../../contract/protocol.ts";
import type { PullAnswer } from "../../contract/pull-answer.ts";
import { whenSeen } from "../../domain/access/who-scores.ts";
import type { CheckpointRecord } from "../../local/db/records.ts";
import { EMPTY_DIGEST } from "../../local/log/log-digest.ts";
import { callServer } from "../call-server.ts";
import type { TransportAnswer } from "../transport.ts";
import type { SyncDeps } from "../turn-context.ts";
import { type LogPosition, mergePage } from "./merge.ts";

type PullOutcome =
  /** `logDigest` covers the log through `headSeq`. */
  | { readonly kind: "up-to-date"; readonly headSeq: number; readonly logDigest: number }
  | { readonly kind: "failed"; readonly answer: TransportAnswer }
  | { readonly kind: "storage-failed" };

const STORAGE_FAILED: PullOutcome = { kind: "storage-failed" };
const NOT_AN_ANSWER: PullOutcome = {
  kind: "failed",
  answer: { kind: "unknown", wasTimeout: false },
};

/** A log that changes under every read is a server fault, so one turn restarts only this often. */
const MOST_RESTARTS = 2;

/** Reads page by page to the end (I23), and from 0 where the server's log was restored (I3). */
export async function pullToEnd(
  deps: SyncDeps,
  gameId: string,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const asUser = deps.identity.currentUserId();
  let restarts = 0;
  for (;;) {
    const checkpoint = await deps.store.checkpoints.get(gameId);
    if (!checkpoint.ok) return STORAGE_FAILED;
    const position = positionOf(checkpoint.value);
    const afterSeq = position?.gameSeq ?? 0;
    const result = await callServer(deps, asUser, signal, (options) =>
      deps.transport.pull(gameId, afterSeq, PULL_PAGE_LENGTH, options),
    );
    if (!result.ok) return { kind: "failed", answer: result.answer };
    // A game that vanished (deleted season) must not be treated as a log that lost its events.
    if (!result.value.isKnown) return { kind: "failed", answer: { kind: "gone" } };
    const merge = mergePage(position, result.value);
    if (merge.kind === "unusable") return NOT_AN_ANSWER;
    const stored =
      merge.kind === "other-history"
        ? "anchor-mismatch"
        : await store(deps, gameId, afterSeq, result.value);
    if (stored === "storage-failed") return STORAGE_FAILED;
    if (stored === "anchor-mismatch") {
      restarts += 1;
      if (restarts > MOST_RESTARTS) return NOT_AN_ANSWER;
      if (!(await deps.store.log.dropCheckpoint(gameId)).ok) return STORAGE_FAILED;
    } else if (merge.kind === "up-to-date" || (merge.kind === "append" && merge.complete)) {
      return finish(deps, gameId, asUser, result.value.headSeq, signal);
    }
  }
}

function positionOf(checkpoint: CheckpointRecord | null): LogPosition | null {
  if (checkpoint === null || checkpoint.anchorEventId === null) return null;
  const { gameSeq, anchorEventId, logDigest } = checkpoint;
  return { gameSeq, eventId: anchorEventId, logDigest };
}

async function store(
  deps: SyncDeps,
  gameId: string,
  afterSeq: number,
  answer: PullAnswer,
): Promise<"applied" | "anchor-mismatch" | "storage-failed"> {
  const { events, headSeq, epoch, anchor, scoring } = answer;
  const nowMs = deps.time.wall();
  const seen = (scoring ?? []).map(({ seconds, ...device }) => ({
    ...device,
    seenAt: whenSeen(seconds, nowMs),
  }));
  const stored = await deps.store.log.applyRemote(
    gameId,
    { afterSeq, events, headSeq, epoch, anchor, seen },
    new Date(nowMs).toISOString(),
  );
  return stored.ok ? stored.value.outcome : "storage-failed";
}

/** Queues again what a restored server lacks, and the settled commands (I3). */
async function finish(
  deps: SyncDeps,
  gameId: string,
  asUser: string | null,
  headSeq: number,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const checkpoint = await deps.store.checkpoints.get(gameId);
  if (!checkpoint.ok) return STORAGE_FAILED;
  const logDigest = checkpoint.value?.logDigest ?? EMPTY_DIGEST;
  if (checkpoint.value?.restoring !== true) return { kind: "up-to-date", headSeq, logDigest };
  const known = await callServer(deps, asUser, signal, (options) =>
    deps.transport.knownEventIds(gameId, deps.store.deviceId, options),
  );
  if (!known.ok) return { kind: "failed", answer: known.answer };
  const requeued = await deps.store.log.requeueMissing(gameId, new Set(known.value));
  // A backup that lacks events may lack commands too.
  if (!(await deps.store.operations.sendAgain()).ok) return STORAGE_FAILED;
  return requeued.ok ? { kind: "up-to-date", headSeq, logDigest } : STORAGE_FAILED;
}
