import { changeAnswer } from "../../contract/change-answer.ts";
import { readSyncAnswer } from "../../contract/provider/sync-answer.ts";
import type { SyncRequest } from "../../domain/provider/sync-contract.ts";
import { askDatabase, askFunction } from "./ask-server.ts";

/** The function releases its run after two minutes. */
const SYNC_MS = 150_000;

export function askSync(request: Exclude<SyncRequest, { readonly action: "daily" }>) {
  return askFunction("sync-season", { ...request }, readSyncAnswer, { timeoutMs: SYNC_MS });
}

const readCancelled = changeAnswer(["unknown_run"]);

/** A run stops after its current step and keeps what it wrote; a waiting plan is put aside. */
export function cancelSync(runId: string) {
  return askDatabase((client) => client.rpc("cancel_sync_run", { p_run_id: runId }), readCancelled);
}
