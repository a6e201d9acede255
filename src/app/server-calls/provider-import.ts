import {
  type ImportOutcome,
  readImportAnswer,
  toImportRequest,
} from "../../contract/provider/import-answer.ts";
import { readProviderRefusal } from "../../contract/provider/sync-answer.ts";
import type {
  Discovery,
  ImportRefused,
  WantedSeason,
} from "../../domain/provider/run/season-import.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import { askExistingIds, askLeagues } from "../../remote/api/import-reads.ts";
import { askServer, type ServerCall } from "./ask-server.ts";
import type { SyncFailure } from "./season-sync.ts";

type Refused = { readonly kind: "refused"; readonly code: string; readonly message: string };

/** The function works for two minutes at most and needs another call for the rest. */
const IMPORT_MS = 150_000;

export interface Discovered extends Discovery {
  /** Null if the imported leagues could not be read (D9); the import itself refuses them. */
  readonly importedIds: ReadonlySet<string> | null;
}

export async function discoverLeagues(): Promise<Result<Discovered, SyncFailure>> {
  const [leagues, importedIds] = await Promise.all([
    askServer("askProvider", askLeagues),
    askServer("askProvider", askExistingIds),
  ]);
  if (!leagues.ok) return leagues;
  if (leagues.value.kind === "refused") return fail(leagues.value);
  return ok({ ...leagues.value, importedIds: importedIds.ok ? importedIds.value : null });
}

/** Repeating a call creates nothing. `anew` imports the leagues of a deleted season again. */
export async function importSeasons(
  seasons: readonly WantedSeason[],
  anew: boolean,
): Promise<Result<ImportRefused, SyncFailure>> {
  const answer = await askServer("importSeasons", importCall(seasons, anew));
  if (!answer.ok) return answer;
  return answer.value.kind === "refused" ? fail(answer.value) : ok(answer.value.refused);
}

function importCall(
  seasons: readonly WantedSeason[],
  anew: boolean,
): ServerCall<ImportOutcome | Refused> {
  return (http, call) =>
    http.invoke<ImportOutcome | Refused>(
      { ...call, timeoutMs: IMPORT_MS },
      "sync-season",
      { ...toImportRequest(seasons, anew) },
      readImportAnswer,
      ({ status, json }) => readProviderRefusal(status, json),
    );
}
