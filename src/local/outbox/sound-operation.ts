import type { OperationRecord } from "../db/records.ts";

/** A damaged command is listed as refused for this reason (S20). */
export const DAMAGED = "command_damaged";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Checks that queues and screens can take a waiting or refused row as a command. */
export function isSoundOperation(row: OperationRecord): boolean {
  const { opId, kind, authorId, createdAt, refusal, postponedUntil } = row;
  if (!isText(opId) || !isText(kind) || !isSoundRefusal(refusal)) return false;
  if (refusal?.reason === DAMAGED) return true;
  return (
    (authorId === null || isText(authorId)) &&
    isText(createdAt) &&
    (postponedUntil === undefined || isText(postponedUntil)) &&
    isSoundPayload(kind, row.payload)
  );
}

function isSoundRefusal(refusal: unknown): boolean {
  if (refusal === null) return true;
  if (typeof refusal !== "object" || !("reason" in refusal)) return false;
  return refusal.reason === null || typeof refusal.reason === "string";
}

const KNOWN_KINDS: ReadonlySet<string> = new Set([
  "set_jersey_number",
  "submit_feedback",
  "add_penalty",
  "remove_penalty",
]);

/** A command that a newer version of this app queued stays as it is. */
function isSoundPayload(kind: string, payload: unknown): boolean {
  if (!KNOWN_KINDS.has(kind)) return true;
  if (typeof payload !== "object" || payload === null) return false;
  if (kind !== "set_jersey_number") return true;
  const { playerId, jerseyNumber } = payload as Readonly<Record<string, unknown>>;
  return isText(playerId) && (jerseyNumber === null || typeof jerseyNumber === "string");
}

/** Returns a damaged command as refused in its place, never sent, with the row as its payload. */
export function damagedOperation(row: OperationRecord): OperationRecord {
  const { position, opId, kind, authorId, createdAt } = row;
  return {
    position,
    opId: isText(opId) ? opId : `damaged-${position}`,
    kind: isText(kind) ? kind : DAMAGED,
    payload: row,
    authorId: isText(authorId) ? authorId : null,
    createdAt: isText(createdAt) ? createdAt : "",
    refusal: { reason: DAMAGED },
  };
}
