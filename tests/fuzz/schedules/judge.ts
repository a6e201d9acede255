import type { FirstOutcome } from "../../../src/contract/outcomes.ts";
import { nextDigest } from "../../../src/local/log/log-digest.ts";
import { canonical, isKnownType, type ReadEvent, uuid } from "./event-shape.ts";

/** An event on its way through a push: what was read of it, then what was decided. */
export interface Incoming extends ReadEvent {
  readonly recordedBy: string | null;
  outcome: FirstOutcome | "duplicate" | null;
  why: string | null;
  of: FirstOutcome | null;
  gameSeq: number | null;
  appliedEpoch: number | null;
}

/** A game's own row. */
export interface GameRow {
  readonly epoch: number;
  readonly state: "open" | "final";
  readonly headSeq: number;
  readonly digest: number;
  readonly lastTransition: string | null;
  readonly everFinalized: boolean;
}

/** The row after the events of the batch so far, with what the caller may do. */
export interface PushState {
  row: GameRow;
  hasStats: boolean;
  eventRoom: number;
  walkOnRoom: number;
  readonly isAdmin: boolean;
  readonly isServer: boolean;
}

type Verdict = readonly [FirstOutcome, string | null];

const TRANSITIONS: readonly unknown[] = ["game.finalized.v1", "game.reopened.v1", "game.reset.v1"];
const FOR_THE_SERVER: readonly unknown[] = [
  "stats.imported.v1",
  "held.applied.v1",
  "held.set_aside.v1",
];
const HELD_IN_A_FINAL_GAME: readonly unknown[] = [
  ...["stat.recorded.v1", "stat.changed.v1", "stat.removed.v1"],
  ...["timeout.used.v1", "timeout.returned.v1", "roster.changed.v1"],
  ...["clock.started.v1", "clock.stopped.v1", "clock.set.v1"],
];

export function isTransition(type: string | null): boolean {
  return TRANSITIONS.includes(type);
}

/** `private.decide`: the outcome and reason of one new, well-formed event. */
export function decide(event: Incoming, s: PushState): Verdict {
  const { type } = event;
  const epoch = event.epoch ?? 0;
  const isForTheServer = FOR_THE_SERVER.includes(type) || "batch_id" in (event.payload ?? {});
  if (isForTheServer && !s.isServer) return ["rejected", "permission"];
  const isAtTheEnd = s.eventRoom <= (isTransition(type) ? -200 : 0);
  const isFree = s.isServer || (isTransition(type) && s.isAdmin);
  if (isAtTheEnd && !isFree) return ["rejected", "game_full"];
  if (type === "player.added.v1") {
    const isFull = s.walkOnRoom <= 0 && !s.isServer;
    return isFull ? ["rejected", "too_many_walk_ons"] : ["applied", null];
  }
  if (epoch > s.row.epoch) return ["held_late", "epoch_ahead"];
  if (isTransition(type)) return decideTransition(event, s);
  if (epoch < s.row.epoch) return ["superseded_epoch", null];
  const isLate = s.row.state === "final" && HELD_IN_A_FINAL_GAME.includes(type);
  return isLate ? ["held_late", null] : ["applied", null];
}

function decideTransition({ type, payload }: Incoming, s: PushState): Verdict {
  const { row } = s;
  const seen = payload ?? {};
  const isStale =
    "seen_transition" in seen
      ? uuid(seen.seen_transition) !== row.lastTransition
      : seen.seen_epoch !== row.epoch || seen.seen_state !== row.state;
  const changesNothing =
    (type === "game.finalized.v1" && row.state !== "open") ||
    (type === "game.reopened.v1" && row.state !== "final");
  if (isStale || changesNothing) return ["rejected", "state_changed"];
  if (type !== "game.reset.v1") return ["applied", null];
  if (row.everFinalized && !(s.isAdmin || s.isServer)) return ["rejected", "permission"];
  const needsWord = s.hasStats || row.everFinalized;
  return needsWord && seen.word !== "RESET" ? ["rejected", "invalid"] : ["applied", null];
}

/** `private.advance`: the state after an applied event. */
export function advance(s: PushState, { type, eventId }: Incoming): void {
  const id = eventId ?? "";
  const row = {
    ...s.row,
    headSeq: s.row.headSeq + 1,
    digest: nextDigest(s.row.digest, id),
    ...(isTransition(type) ? { lastTransition: id } : {}),
  };
  s.eventRoom -= 1;
  switch (type) {
    case "game.finalized.v1":
      s.row = { ...row, state: "final", everFinalized: true };
      return;
    case "game.reopened.v1":
      s.row = { ...row, state: "open" };
      return;
    case "game.reset.v1":
      s.row = { ...row, state: "open", epoch: row.epoch + 1 };
      s.hasStats = false;
      return;
    case "stat.recorded.v1":
    case "stats.corrected.v1":
    case "stats.imported.v1":
      s.hasStats = true;
      break;
    case "player.added.v1":
      s.walkOnRoom -= 1;
  }
  s.row = row;
}

/** `private.may_be_judged_anew`: whether the first delivery's refusal may not hold any more. */
export function mayBeJudgedAnew({ of, why, type }: Incoming): boolean {
  if (of === "orphaned") return true;
  if (of !== "rejected") return false;
  const isLimit = why === "game_full" || why === "too_many_walk_ons";
  return isLimit || (why === "unknown_type" && isKnownType(type));
}

/** The same event twice in one batch. */
export function repeat(event: Incoming, earlier: Incoming): void {
  const isSame =
    earlier.type === event.type && canonical(earlier.payload) === canonical(event.payload);
  if (!isSame) {
    Object.assign(event, { outcome: "rejected", why: "id_reused" });
    return;
  }
  const { outcome } = earlier;
  event.of = earlier.of ?? (outcome === "duplicate" ? null : outcome);
  event.outcome = "duplicate";
  event.why = earlier.why;
  event.gameSeq = earlier.gameSeq;
  event.appliedEpoch = earlier.appliedEpoch;
}
