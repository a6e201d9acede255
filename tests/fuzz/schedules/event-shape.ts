import { createHash } from "node:crypto";
import { snakeCase } from "../../../src/contract/key-case.ts";
import { PERIODS } from "../../../src/domain/game/clock/game-clock.ts";
import { PLAYS } from "../../../src/domain/game/plays.ts";
import { STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";

/** What a server reads of one event of a push: `private.read_event` in TypeScript. */
export interface ReadEvent {
  readonly givenId: unknown;
  readonly eventId: string | null;
  readonly deviceId: string | null;
  readonly deviceSeq: number | null;
  readonly epoch: number | null;
  readonly type: string | null;
  readonly payload: Json | null;
  readonly authorId: string | null;
  readonly clientTimestamp: string | null;
  readonly appVersion: string | null;
  readonly reason: "invalid" | "too_large" | "unknown_type" | null;
  /** The hash of a refused event. */
  readonly sha256: string | null;
}

export type Json = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TIME = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;
const JERSEY = /^(0?[0-9]{1,2})?$/;
const INTEGER = 2_147_483_647;
const MOST_BYTES = 4_096;

const STATS: ReadonlySet<string> = new Set(STAT_KEYS.map(snakeCase));
const PLAIN_PLAYS: ReadonlySet<unknown> = new Set(
  Object.values(PLAYS)
    .map(({ statType }) => statType)
    .filter((type) => type !== "touchdown" && type !== "extra_point"),
);
const KNOWN_TYPES: ReadonlySet<string> = new Set([
  ...["stat.recorded.v1", "stat.changed.v1", "stat.removed.v1", "timeout.used.v1"],
  ...["timeout.returned.v1", "roster.changed.v1", "player.added.v1", "stats.corrected.v1"],
  ...["stats.imported.v1", "score.overridden.v1", "score.override_cleared.v1"],
  ...["game.finalized.v1", "game.reopened.v1", "game.reset.v1"],
  ...["held.applied.v1", "held.set_aside.v1"],
  ...["clock.started.v1", "clock.stopped.v1", "clock.set.v1"],
]);

export function isKnownType(type: string | null): boolean {
  return type !== null && KNOWN_TYPES.has(type);
}

export function readEvent(wire: unknown, deviceId: string): ReadEvent {
  const text = JSON.stringify(wire) ?? "null";
  const size = Buffer.byteLength(text);
  if (!isObject(wire)) {
    return { ...NOTHING, reason: size > 6_144 ? "too_large" : "invalid", sha256: hashOf(wire) };
  }
  const type = wire.type;
  const event = {
    givenId: wire.event_id,
    eventId: uuid(wire.event_id),
    deviceId: "device_id" in wire ? uuid(wire.device_id) : deviceId,
    deviceSeq: integer(wire.device_seq, 1, Number.MAX_SAFE_INTEGER),
    epoch: integer(wire.epoch, 0, INTEGER),
    type: typeof type === "string" && type.length >= 1 && type.length <= 100 ? type : null,
    authorId: uuid(wire.author_id),
    clientTimestamp: time(wire.client_timestamp),
    appVersion: typeof wire.app_version === "string" ? wire.app_version.slice(0, 60) : null,
  };
  const payload = wire.payload as Json | undefined;
  const reason = reasonOf(event, payload, size);
  const isKept = reason !== "too_large" || size <= 2 * MOST_BYTES;
  const sha256 = reason === null ? null : hashOf(wire);
  return { ...event, payload: isKept ? (payload ?? null) : null, reason, sha256 };
}

const NOTHING = {
  givenId: null,
  eventId: null,
  deviceId: null,
  deviceSeq: null,
  epoch: null,
  type: null,
  payload: null,
  authorId: null,
  clientTimestamp: null,
  appVersion: null,
};

function reasonOf(
  event: Pick<ReadEvent, "eventId" | "deviceId" | "deviceSeq" | "epoch" | "type">,
  payload: unknown,
  size: number,
): ReadEvent["reason"] {
  if (size > MOST_BYTES) return "too_large";
  const { eventId, deviceId, deviceSeq, epoch, type } = event;
  if (eventId === null || deviceId === null || deviceSeq === null) return "invalid";
  if (epoch === null || type === null || !isPayload(type, payload)) return "invalid";
  return KNOWN_TYPES.has(type) ? null : "unknown_type";
}

function isPayload(type: string, payload: unknown): boolean {
  if (!isObject(payload)) return false;
  const p = payload;
  switch (type) {
    case "stat.recorded.v1":
      return isList(p.entries, (entry) => isEntry(entry) && uuid(entry.entry_id) !== null);
    case "stat.changed.v1":
      return uuid(p.entry_id) !== null && isEntry(p.to);
    case "stat.removed.v1":
      return areUuids(p.entry_ids, false);
    case "timeout.used.v1":
    case "timeout.returned.v1":
      return uuid(p.team_id) !== null;
    case "roster.changed.v1":
      return (
        uuid(p.team_id) !== null &&
        (!("add" in p) || areUuids(p.add, true)) &&
        (!("remove" in p) || areUuids(p.remove, true)) &&
        areOverrides(p.overrides)
      );
    case "player.added.v1":
      return uuid(p.player_id) !== null && uuid(p.team_id) !== null && isNamed(p);
    case "stats.corrected.v1":
      return uuid(p.player_id) !== null && uuid(p.team_id) !== null && areCounts(p.deltas, -9_999);
    case "stats.imported.v1":
      return (
        uuid(p.batch_id) !== null &&
        Array.isArray(p.rows) &&
        (!("undone" in p) || typeof p.undone === "boolean") &&
        p.rows.every(
          (row) =>
            uuid(row.player_id) !== null &&
            uuid(row.team_id) !== null &&
            (isNothing(row.counts) || areCounts(row.counts, 0)),
        )
      );
    case "clock.started.v1":
    case "clock.stopped.v1":
    case "clock.set.v1":
      return (
        PERIODS.some((period) => period === p.period) &&
        integer(p.remaining_ms, 0, 3_600_000) !== null &&
        integer(p.at_ms, 0, 4_102_444_799_999) !== null &&
        ((p.seen_clock ?? null) === null || uuid(p.seen_clock) !== null)
      );
    case "score.overridden.v1":
      return integer(p.visitor, 0, 999) !== null && integer(p.home, 0, 999) !== null;
    case "game.finalized.v1":
    case "game.reopened.v1":
    case "game.reset.v1":
      return isSeen(p);
    case "held.applied.v1":
    case "held.set_aside.v1":
      return areUuids(p.event_ids, false);
    default:
      return true;
  }
}

function areOverrides(overrides: unknown): boolean {
  if (overrides == null) return true;
  return (
    Array.isArray(overrides) &&
    overrides.every(
      (one) =>
        isObject(one) &&
        uuid(one.player_id) !== null &&
        typeof one.reason === "string" &&
        one.reason.length <= 500,
    )
  );
}

function isNamed({ jersey_number: number, name }: Json): boolean {
  const isNumber =
    number == null ||
    ((typeof number === "string" || typeof number === "number") && JERSEY.test(String(number)));
  return isNumber && (name == null || (typeof name === "string" && name.length <= 200));
}

function isEntry(entry: unknown): entry is Json {
  if (!isObject(entry) || uuid(entry.team_id) === null || !isUuidOrNull(entry.player_id)) {
    return false;
  }
  if (entry.stat_type === "extra_point") {
    return ["5_yard", "10_yard", "20_yard"].includes(String(entry.extra_point_type));
  }
  if (entry.stat_type !== "touchdown") return PLAIN_PLAYS.has(entry.stat_type);
  const subtype = entry.stat_subtype ?? (entry.passer_player_id == null ? "rush" : "pass");
  if (subtype === "rush") return true;
  return ["pass", "receiving"].includes(String(subtype)) && isUuidOrNull(entry.passer_player_id);
}

function areCounts(counts: unknown, low: number): boolean {
  if (!isObject(counts) || Object.keys(counts).length === 0) return false;
  return Object.entries(counts).every(
    ([stat, count]) => STATS.has(stat) && integer(count, low, 9_999) !== null,
  );
}

/** A row without counts says that nothing is imported for its player any more. */
function isNothing(counts: unknown): boolean {
  return isObject(counts) && Object.keys(counts).length === 0;
}

/** I20: `seen_transition` decides alone where its key is there. */
function isSeen(p: Json): boolean {
  if ("seen_transition" in p) return isUuidOrNull(p.seen_transition);
  const isState = p.seen_state === "open" || p.seen_state === "final";
  return integer(p.seen_epoch, 0, INTEGER) !== null && isState;
}

function isList(list: unknown, isItem: (item: Json) => boolean): boolean {
  return Array.isArray(list) && list.length > 0 && list.every(isItem);
}

function areUuids(list: unknown, mayBeEmpty: boolean): boolean {
  if (!Array.isArray(list)) return false;
  return list.length === 0 ? mayBeEmpty : list.every((id) => uuid(id) !== null);
}

function isUuidOrNull(value: unknown): boolean {
  return value == null || uuid(value) !== null;
}

export function uuid(value: unknown): string | null {
  return typeof value === "string" && UUID.test(value) ? value.toLowerCase() : null;
}

function integer(value: unknown, low: number, high: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= low && value <= high
    ? value
    : null;
}

function time(value: unknown): string | null {
  return typeof value === "string" && TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : null;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same JSON has the same hash, in whichever order its keys stand. */
function hashOf(wire: unknown): string {
  return createHash("sha256").update(canonical(wire)).digest("hex");
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(",")}}`;
}
