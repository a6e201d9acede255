import type {
  ImportRequest,
  SeasonToImport,
} from "../../../src/domain/provider/import-contract.ts";
import { SYNC_STEPS } from "../../../src/domain/provider/plan/plan-sync.ts";
import { SYNC_KINDS } from "../../../src/domain/provider/run/sync-run.ts";
import type {
  SeasonRequest,
  SyncErrorCode,
  SyncRequest,
} from "../../../src/domain/provider/sync-contract.ts";
import { FunctionError } from "../_shared/function-error.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ASKED = /^[a-z]{4,8} \d{1,12}$/;
/** A step of a league of the provider, as the steps of a run are named. */
const STEP = new RegExp(`^(${SYNC_STEPS.join("|")}) \\d{1,12}$`);
const LEAGUE_ID = /^\d{1,12}$/;
const MOST_LEAGUES = 20;

/**
 * Reads the body of a call.
 * @throws FunctionError 400 bad_request.
 */
export async function readSyncRequest(request: Request): Promise<SyncRequest | ImportRequest> {
  const body = await readObject(request);
  switch (body.action) {
    case "daily":
      return { action: "daily" };
    case "apply":
      return { action: "apply", season_id: uuid(body.season_id), run_id: uuid(body.run_id) };
    case "plan":
    case "run":
      return { action: body.action, ...seasonRequest(body) };
    case "import":
      return importRequest(body);
    default:
      throw refused("action: plan, apply, run, import or daily is needed.");
  }
}

function seasonRequest(body: Record<string, unknown>): SeasonRequest {
  const kind = SYNC_KINDS.find((known) => known === body.kind);
  if (kind === undefined) throw refused(`kind: ${SYNC_KINDS.join(", ")} is needed.`);
  const decisions = Object.entries(Object(body.decisions ?? {})).map(([key, value]) => {
    if (!ASKED.test(key) || (value !== "same" && value !== "different")) {
      throw refused("decisions: same or different, by what was asked, is needed.");
    }
    return [key, value] as const;
  });
  const confirmed: unknown = body.confirmed ?? [];
  if (!isListOfSteps(confirmed)) {
    throw refused('confirmed: a list such as ["teams 85770"] is needed.');
  }
  return {
    season_id: uuid(body.season_id),
    kind,
    decisions: Object.fromEntries(decisions),
    confirmed,
  };
}

function importRequest({ seasons, anew = false }: Record<string, unknown>): ImportRequest {
  const list: readonly unknown[] = Array.isArray(seasons) ? seasons : [];
  const wanted = list.map((each): SeasonToImport => {
    const { season_id, name = null, league_ids } = Object(each);
    if (!areLeagueIds(league_ids)) throw refused("league_ids: ids of the provider are needed.");
    const isNamed = typeof name === "string" && name.trim() !== "" && name.trim().length <= 200;
    if (name !== null && !isNamed) throw refused("name: a text of 1 to 200 characters is needed.");
    return { season_id: uuid(season_id), name: isNamed ? name.trim() : null, league_ids };
  });
  const ids = wanted.flatMap(({ league_ids }) => league_ids);
  const isOnce = new Set(ids).size === ids.length;
  if (ids.length < 1 || ids.length > MOST_LEAGUES || !isOnce || typeof anew !== "boolean") {
    throw refused(`seasons: 1 to ${MOST_LEAGUES} leagues, each once, are needed.`);
  }
  return { action: "import", seasons: wanted, anew };
}

function areLeagueIds(value: unknown): value is readonly string[] {
  const isId = (id: unknown) => typeof id === "string" && LEAGUE_ID.test(id);
  return Array.isArray(value) && value.length > 0 && value.every(isId);
}

function isListOfSteps(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 100 &&
    value.every((each) => typeof each === "string" && STEP.test(each))
  );
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
