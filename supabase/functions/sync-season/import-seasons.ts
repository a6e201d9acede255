import type { ProviderLeague } from "../../../src/domain/provider/facts.ts";
import type {
  ImportAnswer,
  ImportRefusal,
  ImportRequest,
  ImportResult,
  RefusedLeague,
  SeasonToImport,
} from "../../../src/domain/provider/import-contract.ts";
import { providerPath } from "../../../src/domain/provider/provider-path.ts";
import { readLeagues } from "../../../src/domain/provider/read/read-leagues.ts";
import { seasonOfLeagues } from "../../../src/domain/provider/season-of-leagues.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { callProvider } from "../_shared/provider/call-provider.ts";
import { expectAdmin } from "../_shared/provider/provider-caller.ts";
import type { ProviderSettings } from "../_shared/provider/provider-settings.ts";
import { beginRun } from "./held-run.ts";
import { type Call, work } from "./work-run.ts";

/** Limits the requests for the leagues' own pages; the rest of the call serves teams and games. */
const ASKING_MS = 30_000;
/** Longest text that the tables accept; a longer name of a league is cut and reported. */
const LONGEST_TEXT = 200;

/** How a provider answers to an id that it does not have. */
const UNKNOWN_LEAGUE = ["provider_not_found", "provider_bad_request"];

interface MadeSeason {
  readonly season_id: string;
  readonly run_id: string;
  readonly status: string;
}

/**
 * Makes seasons of leagues of the provider (A §2, D60): asks the provider for each league, writes
 * seasons, leagues and runs in one transaction, and then works at the runs one after the other.
 * @throws FunctionError with a code of provider-contract.ts.
 */
export async function importLeagues(call: Call, asked: ImportRequest): Promise<ImportAnswer> {
  const ids = asked.seasons.flatMap(({ league_ids }) => league_ids);
  const found = await Promise.all(ids.map((id) => askLeague(call.settings, id)));
  const leagues = new Map(found.flatMap((fact) => (fact ? [[fact.id, fact] as const] : [])));
  const unknown = ids.filter((id) => !leagues.has(id));
  if (unknown.length > 0) {
    const missing = unknown.map((id) => ({ provider_id: id, season_id: null, season_name: null }));
    return { outcome: "refused", reason: "no_league", leagues: missing };
  }
  const send = call.isServer ? call.project.rpcAsServer : call.project.rpcAsCaller;
  const answer = await send("import_seasons", {
    p_seasons: asked.seasons.map((season) => seasonFields(season, leagues)),
    p_anew: asked.anew,
  });
  expectAdmin(answer);
  const made = answer.body as {
    readonly outcome: string;
    readonly reason?: ImportRefusal;
    readonly leagues?: readonly RefusedLeague[];
    readonly seasons?: readonly MadeSeason[];
  };
  if (made.reason !== undefined) {
    return { outcome: "refused", reason: made.reason, leagues: made.leagues ?? [] };
  }
  const seasons: ImportResult[] = [];
  for (const season of made.seasons ?? []) seasons.push(await runImport(call, season));
  return { outcome: "imported", seasons };
}

/** Null where the provider knows no such league, in whichever way it says so. */
async function askLeague(settings: ProviderSettings, id: string): Promise<ProviderLeague | null> {
  try {
    const body = await callProvider(settings, providerPath.league(id), { budgetMs: ASKING_MS });
    return readLeagues(body).records.find((fact) => fact.id === id) ?? null;
  } catch (error) {
    if (error instanceof FunctionError && UNKNOWN_LEAGUE.includes(error.code)) return null;
    throw error;
  }
}

function seasonFields(
  { season_id, name, league_ids }: SeasonToImport,
  found: ReadonlyMap<string, ProviderLeague>,
): object {
  const leagues = league_ids.flatMap((id) => found.get(id) ?? []);
  const season = seasonOfLeagues(leagues, new Date().getUTCFullYear());
  return {
    id: season_id,
    name: name ?? season.name,
    season_type: season.seasonType,
    year: season.year,
    start_date: season.startDate,
    end_date: season.endDate,
    leagues: leagues.map((league) => ({
      provider_id: league.id,
      name: league.name.slice(0, LONGEST_TEXT),
      sport: league.sport?.slice(0, LONGEST_TEXT),
      format: league.format?.slice(0, LONGEST_TEXT),
      status: league.status?.slice(0, LONGEST_TEXT),
      start_date: league.startDate,
      end_date: league.endDate,
      regular_season_weeks: league.regularSeasonWeeks,
    })),
  };
}

/** Begins or continues the season's import; one that has ended stays as it ended. */
async function runImport(
  call: Call,
  { season_id, run_id, status }: MadeSeason,
): Promise<ImportResult> {
  const result = (outcome: ImportResult["outcome"]) => ({ season_id, run_id, outcome });
  if (status !== "running") return result(status as ImportResult["outcome"]);
  if (call.isTimeUp()) return result("unfinished");
  try {
    const asked = { seasonId: season_id, kind: "import", runId: run_id };
    const begun = await beginRun(call.project, asked, call.isServer);
    if (begun === null || "busy" in begun) return result("busy");
    const plain = { season_id, kind: "import", decisions: {}, confirmed: [] };
    const done = await work(call, begun.held, plain, false);
    return result(done.outcome as ImportResult["outcome"]);
  } catch (error) {
    // The seasons exist by now, and each one's run says what came of it.
    console.error(error);
    return result(isLost(error) ? "busy" : "failed");
  }
}

function isLost(error: unknown): boolean {
  return error instanceof FunctionError && ["lost_lease", "plan_outdated"].includes(error.code);
}
