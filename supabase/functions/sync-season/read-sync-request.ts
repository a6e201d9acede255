import { SYNC_STEPS } from "../../../src/domain/provider/plan/plan-sync.ts";
import { FunctionError } from "../_shared/function-error.ts";
import type {
  SeasonRequest,
  SyncErrorCode,
  SyncKind,
  SyncRequest,
} from "../_shared/provider/sync-contract.ts";

const KINDS: readonly SyncKind[] = ["all", "status", "teams", "games", "standings", "divisions"];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ASKED = /^[a-z]{4,8} \d{1,12}$/;

/**
 * Reads the body of a call.
 * @throws FunctionError 400 bad_request.
 */
export async function readSyncRequest(request: Request): Promise<SyncRequest> {
  const body = await readObject(request);
  switch (body.action) {
    case "daily":
      return { action: "daily" };
    case "apply":
      return { action: "apply", season_id: uuid(body.season_id), run_id: uuid(body.run_id) };
    case "plan":
    case "run":
      return { action: body.action, ...seasonRequest(body) };
    default:
      throw refused("action: plan, apply, run or daily is needed.");
  }
}

function seasonRequest(body: Record<string, unknown>): SeasonRequest {
  const kind = KINDS.find((known) => known === body.kind);
  if (kind === undefined) throw refused(`kind: ${KINDS.join(", ")} is needed.`);
  const decisions = Object.entries(Object(body.decisions ?? {})).map(([key, value]) => {
    if (!ASKED.test(key) || (value !== "same" && value !== "different")) {
      throw refused("decisions: same or different, by what was asked, is needed.");
    }
    return [key, value] as const;
  });
  const named: unknown = body.confirmed ?? [];
  const confirmed = SYNC_STEPS.filter((step) => Array.isArray(named) && named.includes(step));
  if (!Array.isArray(named) || confirmed.length !== named.length) {
    throw refused(`confirmed: a list of ${SYNC_STEPS.join(", ")} is needed.`);
  }
  return {
    season_id: uuid(body.season_id),
    kind,
    decisions: Object.fromEntries(decisions),
    confirmed,
  };
}

function uuid(value: unknown): string {
  if (typeof value === "string" && UUID.test(value)) return value;
  throw refused("season_id and run_id: the id of a row is needed.");
}

async function readObject(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await request.text());
    if (typeof body === "object" && body !== null) return body as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refused("The body must be a JSON object.");
}

function refused(message: string): FunctionError<SyncErrorCode> {
  return new FunctionError(400, "bad_request", message);
}
