import type { ImportAnswer } from "../../../src/domain/provider/import-contract.ts";
import type {
  DailyResult,
  SyncAnswer,
  SyncErrorCode,
  SyncRequest,
} from "../../../src/domain/provider/sync-contract.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { openProject } from "../_shared/project.ts";
import { expectAdmin, openProviderCall } from "../_shared/provider/provider-caller.ts";
import { providerSettings } from "../_shared/provider/provider-settings.ts";
import { isFromServer } from "../_shared/settings.ts";
import { beginRun, type HeldRun, runCalls } from "./held-run.ts";
import { importLeagues } from "./import-seasons.ts";
import { readSyncRequest } from "./read-sync-request.ts";
import { type Call, work } from "./work-run.ts";

/** A hosted function lives for at least 150 seconds; the rest of the work needs another call. */
const CALL_MS = 120_000;

/**
 * Plans and applies what the league provider says of a season (A §4, D62; docs/provider.md). The
 * database checks the caller, keeps one run a season, and judges every row again.
 * @throws FunctionError with a code of sync-contract.ts or provider-contract.ts.
 */
export async function syncSeason(request: Request): Promise<SyncAnswer | ImportAnswer> {
  const endsAt = Date.now() + CALL_MS;
  const project = openProject(request);
  const isServer = isFromServer(request);
  if (!isServer) await openProviderCall(project);
  const asked = await readSyncRequest(request);
  const settings = providerSettings();
  const call: Call = { project, settings, isServer, isTimeUp: () => Date.now() > endsAt };
  if (asked.action === "import") return importLeagues(call, asked);
  return asked.action === "daily" ? syncDueSeasons(call) : syncOne(call, asked);
}

async function syncOne(
  call: Call,
  asked: Exclude<SyncRequest, { readonly action: "daily" }>,
): Promise<SyncAnswer> {
  const isApply = asked.action === "apply";
  const begun = await beginRun(
    call.project,
    {
      seasonId: asked.season_id,
      kind: isApply ? "all" : asked.kind,
      ...(isApply ? { runId: asked.run_id } : {}),
    },
    call.isServer,
  );
  if (begun === null) throw new Error("only a daily run is due or not");
  if ("busy" in begun) {
    const { run_id, kind, since, started_by } = begun.busy;
    return { outcome: "busy", run_id, kind, since, started_by };
  }
  const plain = { season_id: asked.season_id, decisions: {}, confirmed: [] };
  const { held } = begun;
  if (isApply && held.plan === null && held.kind !== "import") await refuseUnseen(call, held);
  const waits = asked.action === "plan";
  const answer = await work(call, held, { ...(isApply ? plain : asked), kind: held.kind }, waits);
  // The run that was taken over was started by somebody else.
  const isOthers =
    !isApply &&
    answer.outcome !== "cancelled" &&
    (held.kind !== asked.kind || (waits && answer.outcome !== "planned"));
  return isOthers && answer.outcome !== "unfinished" ? syncOne(call, asked) : answer;
}

/**
 * Ends a run that was left before it had a plan, because nobody has seen what it would change. An
 * import goes on without being seen, because its season is empty.
 */
async function refuseUnseen({ project }: Call, held: HeldRun): Promise<never> {
  await runCalls(project, held).end("failed", []);
  const code: SyncErrorCode = "plan_outdated";
  throw new FunctionError(409, code, "This run has no plan yet. Look at a new one first.");
}

/** Runs what is due, one season after the other; what does not fit into this call stays due. */
async function syncDueSeasons(call: Call): Promise<SyncAnswer> {
  const { project, isServer } = call;
  const ask = isServer ? project.rpcAsServer : project.rpcAsCaller;
  const answer = await ask("due_sync_seasons", {});
  expectAdmin(answer);
  const seasons: DailyResult[] = [];
  for (const { season_id } of answer.body as readonly { readonly season_id: string }[]) {
    if (call.isTimeUp()) break;
    seasons.push({ season_id, outcome: await syncDaily(call, season_id) });
  }
  return { outcome: "daily", seasons };
}

/** The season's daily run; when one fails, the other seasons still have theirs. */
async function syncDaily(call: Call, seasonId: string): Promise<string> {
  try {
    const asked = { seasonId, kind: "daily" };
    const begun = await beginRun(call.project, asked, call.isServer);
    if (begun === null) return "not_due";
    if ("busy" in begun) return "busy";
    const plain = { season_id: seasonId, kind: "daily", decisions: {}, confirmed: [] };
    return (await work(call, begun.held, plain, false)).outcome;
  } catch (error) {
    console.error(error);
    return "failed";
  }
}
