import { readWireEvent } from "../../../src/contract/event-wire.ts";
import type { FirstOutcome } from "../../../src/contract/outcomes.ts";
import type { GameEvent } from "../../../src/domain/game/events.ts";
import type { Incoming } from "./judge.ts";
import type { PlayCaller, Resolution } from "./play-server.ts";

export interface LoggedEvent extends Incoming {
  readonly digest: number;
}

export interface HeldRow {
  readonly event: Incoming;
  readonly gameId: string;
  readonly givenId: string | null;
  readonly outcome: FirstOutcome;
  resolution: Resolution | null;
}

export function receiptOf(event: Incoming) {
  return {
    event_id: event.givenId ?? null,
    outcome: event.outcome,
    ...(event.of === null ? {} : { of: event.of }),
    ...(event.gameSeq === null ? {} : { game_seq: event.gameSeq }),
    ...(event.why === null ? {} : { reason: event.why }),
    ...(event.appliedEpoch === null || event.appliedEpoch === event.epoch
      ? {}
      : { epoch: event.appliedEpoch }),
  };
}

const THE_OWNER: PlayCaller = { role: "server", userId: null };

/** `private.payload_for_caller`: reasons of check-ins are for admins and whoever wrote them (D13). */
function payloadFor({ role, userId }: PlayCaller, { type, payload, recordedBy }: Incoming) {
  if (type !== "roster.changed.v1" || payload === null || !("overrides" in payload)) return payload;
  if (role === "admin" || role === "server" || recordedBy === userId) return payload;
  const { overrides: _, ...others } = payload;
  return others;
}

function envelopeOf(gameId: string, event: Incoming, caller: PlayCaller) {
  return {
    event_id: event.eventId,
    game_id: gameId,
    device_id: event.deviceId,
    device_seq: event.deviceSeq,
    type: event.type,
    payload: payloadFor(caller, event),
    recorded_by: event.recordedBy,
    author_id: event.authorId,
    client_timestamp: event.clientTimestamp,
    app_version: event.appVersion,
  };
}

export function wireOf(gameId: string, event: LoggedEvent, caller: PlayCaller = THE_OWNER) {
  const envelope = envelopeOf(gameId, event, caller);
  return { ...envelope, epoch: event.appliedEpoch, game_seq: event.gameSeq };
}

export function heldWireOf(gameId: string, { event, outcome }: HeldRow, caller: PlayCaller) {
  return {
    ...envelopeOf(gameId, event, caller),
    held_id: 0,
    epoch: event.epoch,
    outcome,
    reason: event.why,
  };
}

export function readBack(gameId: string, event: LoggedEvent): GameEvent {
  const read = readWireEvent(gameId, wireOf(gameId, event));
  if (read === null) throw new Error(`the log holds what a phone cannot read: ${event.eventId}`);
  return read;
}
