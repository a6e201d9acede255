import { toWireKeys } from "../../contract/key-case.ts";
import {
  readSeasonChange,
  type SeasonChange,
  type SeasonRefusal,
} from "../../contract/seasons/season-change.ts";
import type { SeasonFields } from "../../domain/season/work/season-fields.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { Query, Supabase } from "../../remote/http/http.ts";
import { services } from "../bootstrap/services.ts";
import type { CommandFailureCode } from "../commands/command-failure.ts";
import { askServer } from "./ask-server.ts";

export interface SeasonFailure {
  readonly code: SeasonRefusal | CommandFailureCode;
  /** null if the screen has its own text for the code. */
  readonly message: string | null;
}

export type ChangedSeason = Promise<Result<SeasonChange, SeasonFailure>>;

/** Returns the new season's id. */
export function createSeason(season: SeasonFields): ChangedSeason {
  return changeSeasons((client) => client.rpc("create_season", { p_season: toWireKeys(season) }));
}

/** Changes only the named fields. After a change of scoring profile, games are left to recount. */
export function updateSeason(seasonId: string, changes: Partial<SeasonFields>): ChangedSeason {
  return changeSeasons((client) =>
    client.rpc("update_season", { p_season_id: seasonId, p_changes: toWireKeys(changes) }),
  );
}

/** Recounts the next games after a change of scoring profile and returns how many are left. */
export async function continueRecount(seasonId: string): ChangedSeason {
  const answer = await askForChange((client) =>
    client.rpc("continue_recount", { p_season_id: seasonId }),
  );
  if (answer.ok && answer.value.gamesToRecount === 0) await readSeasonsAnew();
  return answer;
}

export function archiveSeason(seasonId: string): ChangedSeason {
  return changeSeasons((client) => client.rpc("archive_season", { p_season_id: seasonId }));
}

/** Brings an archived or deleted season back (D65). */
export function restoreSeason(seasonId: string): ChangedSeason {
  return changeSeasons((client) => client.rpc("restore_season", { p_season_id: seasonId }));
}

/** Hides the season from everybody and from the widget; the server checks the phrase too (D65). */
export function deleteSeason(seasonId: string, phrase: string): ChangedSeason {
  return changeSeasons((client) =>
    client.rpc("delete_season", { p_season_id: seasonId, p_phrase: phrase }),
  );
}

/** Changes a season or its contents, after which this device reads the seasons again. */
export async function changeSeasons(query: (client: Supabase) => Query): ChangedSeason {
  const answer = await askForChange(query);
  if (answer.ok) await readSeasonsAnew();
  return answer;
}

async function askForChange(query: (client: Supabase) => Query): ChangedSeason {
  const answer = await askServer("changeSeasonWork", (http, call) =>
    http.asUser(call, query, readSeasonChange),
  );
  if (!answer.ok) return answer;
  const { refusal } = answer.value;
  return refusal === null ? ok(answer.value) : fail({ code: refusal, message: null });
}

async function readSeasonsAnew(): Promise<void> {
  const { prefetch } = await services();
  void prefetch.refreshAnew();
}
