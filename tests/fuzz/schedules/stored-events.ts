import { readWireEvent } from "../../../src/contract/event-wire.ts";
import type { FirstOutcome } from "../../../src/contract/outcomes.ts";
import type { GameEvent } from "../../../src/domain/game/events.ts";
import type { Incoming } from "./judge.ts";
import type { Resolution } from "./play-server.ts";

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

function envelopeOf(gameId: string, event: Incoming) {
  return {
    event_id: event.eventId,
    game_id: gameId,
    device_id: event.deviceId,
    device_seq: event.deviceSeq,
    type: event.type,
    payload: event.payload,
    recorded_by: event.recordedBy,
    author_id: event.authorId,
    client_timestamp: event.clientTimestamp,
    app_version: event.appVersion,
  };
}

export function wireOf(gameId: string, event: LoggedEvent) {
  return { ...envelopeOf(gameId, event), epoch: event.appliedEpoch, game_seq: event.gameSeq };
}

export function heldWireOf(gameId: string, { event, outcome }: HeldRow) {
  return {
    ...envelopeOf(gameId, event),
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
