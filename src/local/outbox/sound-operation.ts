import type { OperationRecord } from "../db/records.ts";

/** The reason under which a damaged command stands among the refused ones (S20). */
export const DAMAGED = "command_damaged";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Whether a waiting or refused row is a command that queues and screens can take. */
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

/** What a newer version of this app has queued is left as it is. */
function isSoundPayload(kind: string, payload: unknown): boolean {
  if (!KNOWN_KINDS.has(kind)) return true;
  if (typeof payload !== "object" || payload === null) return false;
  if (kind !== "set_jersey_number") return true;
  const { playerId, jerseyNumber } = payload as Readonly<Record<string, unknown>>;
  return isText(playerId) && (jerseyNumber === null || typeof jerseyNumber === "string");
}

/** What is left of a damaged command: refused where it stands, never sent, the row its payload. */
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
