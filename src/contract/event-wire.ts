import * as v from "valibot";
import { payloadSchemas } from "../domain/game/event-payloads.ts";
import type { GameEvent, GameFact, KnownEventType, UnknownFact } from "../domain/game/events.ts";
import { fromWireKeys, toWireKeys } from "./key-case.ts";
import { mayLack, sequence, shapeSchema, text } from "./rows/row-shape.ts";

/** One event inside `p_events` of `push_game_events`; the game is named beside the list. */
export interface WireEvent {
  readonly event_id: string;
  readonly device_id: string;
  readonly device_seq: number;
  readonly epoch: number;
  readonly type: string;
  readonly payload: unknown;
  readonly author_id?: string;
  readonly client_timestamp?: string;
  readonly app_version?: string;
}

/** An event as the server returns it, with the fields that the server added. */
const storedEventSchema = shapeSchema({
  eventId: text,
  deviceId: text,
  deviceSeq: sequence,
  epoch: sequence,
  gameSeq: mayLack(sequence),
  type: text,
  payload: v.optional(v.unknown(), null),
  authorId: mayLack(text),
  recordedBy: mayLack(text),
  clientTimestamp: mayLack(text),
  receivedAt: mayLack(text),
  appVersion: mayLack(text),
});

/** The same event always gives the same JSON, because I8 compares payloads. */
export function toWireEvent(event: GameEvent): WireEvent {
  return {
    event_id: event.eventId,
    device_id: event.deviceId,
    device_seq: event.deviceSeq,
    epoch: event.epoch,
    type: event.type === "unknown" ? event.wireType : event.type,
    payload: event.type === "unknown" ? event.payload : toWireKeys(event.payload),
    ...(event.authorId === null ? {} : { author_id: event.authorId }),
    ...(event.clientTimestamp === null ? {} : { client_timestamp: event.clientTimestamp }),
    ...(event.appVersion === null ? {} : { app_version: event.appVersion }),
  };
}

/**
 * Returns null for an unreadable envelope; a type or payload of another version is an unknown fact.
 */
export function readWireEvent(gameId: string, wire: unknown): GameEvent | null {
  const parsed = v.safeParse(storedEventSchema, wire);
  if (!parsed.success) return null;
  const { type, payload, ...envelope } = parsed.output;
  return { ...envelope, gameId, ...readFact(type, payload) };
}

function readFact(type: string, payload: unknown): GameFact | UnknownFact {
  if (!isKnownEventType(type)) return { type: "unknown", wireType: type, payload };
  return readKnownFact(type, payload) ?? { type: "unknown", wireType: type, payload };
}

function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloadSchemas, type);
}

function readKnownFact(type: KnownEventType, payload: unknown): GameFact | null {
  const schema: v.GenericSchema = payloadSchemas[type];
  const parsed = v.safeParse(schema, fromWireKeys(payload));
  // The schemas pair each type with its payload, which TypeScript cannot express.
  return parsed.success ? ({ type, payload: parsed.output } as GameFact) : null;
}
