import * as v from "valibot";
import { payloadSchemas } from "../event-payloads.ts";
import type { GameEvent } from "../events.ts";

const text = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const envelope = v.object({
  eventId: text,
  gameId: text,
  deviceId: text,
  deviceSeq: count,
  epoch: count,
  gameSeq: v.nullable(count),
  authorId: v.nullable(v.string()),
  clientTimestamp: v.nullable(v.string()),
});
const unknownFact = v.object({ type: v.literal("unknown"), wireType: v.string() });

/** Checks that folds and screens can take a stored value as an event; a damaged row is not one. */
export function isSoundEvent(value: unknown): value is GameEvent {
  if (!v.is(envelope, value)) return false;
  if (v.is(unknownFact, value)) return true;
  const { type, payload } = value as { readonly type?: unknown; readonly payload?: unknown };
  if (typeof type !== "string") return false;
  // A newer version of this app may have recorded it; the fold skips what it does not know.
  if (!Object.hasOwn(payloadSchemas, type)) return true;
  return v.is(payloadSchemas[type as keyof typeof payloadSchemas], asSent(payload));
}

function asSent(payload: unknown): unknown {
  return payload === undefined ? null : JSON.parse(JSON.stringify(payload));
}

/** Wraps what can be read of a damaged row into an unknown event; `id` is its key. */
export function damagedEvent(id: string, gameId: string, row: unknown): GameEvent {
  const known: Readonly<Record<string, unknown>> =
    typeof row === "object" && row !== null ? { ...row } : {};
  const textOf = (key: string) => (typeof known[key] === "string" ? known[key] : null);
  return {
    eventId: id,
    gameId,
    deviceId: textOf("deviceId") ?? "",
    deviceSeq: v.is(count, known.deviceSeq) ? known.deviceSeq : 0,
    epoch: 0,
    gameSeq: null,
    authorId: textOf("authorId"),
    clientTimestamp: textOf("clientTimestamp"),
    appVersion: textOf("appVersion"),
    recordedBy: null,
    receivedAt: null,
    type: "unknown",
    wireType: textOf("type") ?? "damaged",
    payload: row ?? null,
  };
}
