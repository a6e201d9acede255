import { INCIDENT_TYPES, type IncidentType } from "../../../domain/discipline/penalty.ts";
import { type Failure, ok, type Result } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import type { OperationRecord } from "../../../local/db/records.ts";
import { listOfKinds } from "../../../local/outbox/list-operations.ts";
import { useDeviceRead } from "./use-device-read.ts";

interface WrittenPenalty {
  readonly penaltyId: string;
  readonly playerId: string;
  readonly incidentType: IncidentType;
  /** The text exists only until it was sent, and only for its writer (S13). */
  readonly incidentDescription: string | null;
  readonly standing: "waiting" | "sent" | "refused";
}

const KINDS = ["add_penalty", "remove_penalty"];

export function useWrittenPenalties(gameId: string, userId: string | null) {
  const read = useDeviceRead(`penalties ${gameId} ${userId}`, (device) =>
    readWritten(device, gameId, userId),
  );
  return read?.ok ? read.value : [];
}

async function readWritten(
  { connection }: Pick<DeviceRows, "connection">,
  gameId: string,
  userId: string | null,
): Promise<Result<readonly WrittenPenalty[], Failure<string>>> {
  const rows = await listOfKinds(connection, KINDS);
  if (!rows.ok) return rows;
  const own = rows.value.filter(({ authorId }) => userId !== null && authorId === userId);
  const takenBack = new Set(own.map(({ payload }) => fieldsOf(payload).penaltyId));
  return ok(
    own.flatMap((row) => {
      const penalty = row.kind === "add_penalty" ? writtenPenalty(row, gameId) : null;
      return penalty === null || takenBack.has(penalty.penaltyId) ? [] : [penalty];
    }),
  );
}

function writtenPenalty(row: OperationRecord, gameId: string): WrittenPenalty | null {
  const { playerId, incidentType, incidentDescription, ...named } = fieldsOf(row.payload);
  const type = INCIDENT_TYPES.find((one) => one === incidentType);
  if (typeof playerId !== "string" || type === undefined || named.gameId !== gameId) return null;
  return {
    penaltyId: row.opId,
    playerId,
    incidentType: type,
    incidentDescription: typeof incidentDescription === "string" ? incidentDescription : null,
    standing: row.refusal !== null ? "refused" : row.settledAt === undefined ? "waiting" : "sent",
  };
}

function fieldsOf(payload: unknown): Readonly<Record<string, unknown>> {
  return typeof payload === "object" && payload !== null ? { ...payload } : {};
}
