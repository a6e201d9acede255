import { changeAnswer } from "../../contract/change-answer.ts";
import {
  readProviderRefusal,
  readSyncAnswer,
  type SyncOutcome,
} from "../../contract/provider/sync-answer.ts";
import type { SyncRequest } from "../../domain/provider/sync-contract.ts";
import { type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { askServer, type ServerCall } from "./ask-server.ts";

/** `code` comes from the function, the provider (docs/provider.md), or an unanswered call. */
export interface SyncFailure extends Failure<string> {
  readonly message: string;
}

export type SyncReply = Exclude<SyncOutcome, { readonly kind: "refused" }>;

/** The function releases its run after two minutes. */
const SYNC_MS = 150_000;

export async function askSync(
  request: Exclude<SyncRequest, { readonly action: "daily" }>,
): Promise<Result<SyncReply, SyncFailure>> {
  const answer = await askServer("syncSeason", syncCall(request));
  if (!answer.ok) return answer;
  return answer.value.kind === "refused" ? fail(answer.value) : ok(answer.value);
}

function syncCall(request: SyncRequest): ServerCall<SyncOutcome> {
  return (http, call) =>
    http.invoke<SyncOutcome>(
      { ...call, timeoutMs: SYNC_MS },
      "sync-season",
      { ...request },
      readSyncAnswer,
      ({ status, json }) => readProviderRefusal(status, json),
    );
}

const readCancelled = changeAnswer(["unknown_run"]);

/** A run stops after its current step and keeps what it wrote; a waiting plan is put aside. */
export async function cancelSync(runId: string): Promise<Result<null, SyncFailure>> {
  const answer = await askServer("cancelSync", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("cancel_sync_run", { p_run_id: runId }),
      readCancelled,
    ),
  );
  return answer.ok ? ok(null) : answer;
}

export async function readSyncedLists(): Promise<void> {
  const { prefetch } = await services();
  void prefetch.refreshAnew();
}
