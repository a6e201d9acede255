import {
  readDiscovery,
  readExistingIds,
  readImportAnswer,
  toImportRequest,
} from "../../contract/provider/import-answer.ts";
import type {
  Discovery,
  ImportRefused,
  WantedSeason,
} from "../../domain/provider/run/season-import.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { askFunction, type FunctionFailure } from "./ask-server.ts";

/** The server asks the provider up to four times, with pauses. */
const DISCOVERY_MS = 120_000;
/** The function works for two minutes at most and needs another call for the rest. */
const IMPORT_MS = 150_000;

export interface Discovered extends Discovery {
  /** Null if the imported leagues could not be read (D9); the import itself refuses them. */
  readonly importedIds: ReadonlySet<string> | null;
}

export async function discoverLeagues(): Promise<Result<Discovered, FunctionFailure>> {
  const [leagues, importedIds] = await Promise.all([
    askFunction("leaguelab/leagues", null, readDiscovery, { timeoutMs: DISCOVERY_MS }),
    askFunction("leagues/existing-ids", null, readExistingIds),
  ]);
  if (!leagues.ok) return leagues;
  return ok({ ...leagues.value, importedIds: importedIds.ok ? importedIds.value : null });
}

/** Repeating a call creates nothing. `anew` imports the leagues of a deleted season again. */
export async function importSeasons(
  seasons: readonly WantedSeason[],
  anew: boolean,
): Promise<Result<ImportRefused, FunctionFailure>> {
  const request = toImportRequest(seasons, anew);
  const answer = await askFunction("sync-season", { ...request }, readImportAnswer, {
    timeoutMs: IMPORT_MS,
  });
  return answer.ok ? ok(answer.value.refused) : answer;
}
