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
  /** null: the screen has its own words for the code. */
  readonly message: string | null;
}

export type ChangedSeason = Promise<Result<SeasonChange, SeasonFailure>>;

/** Answers the new season's id. */
export function createSeason(season: SeasonFields): ChangedSeason {
  return changeSeasons((client) => client.rpc("create_season", { p_season: toWireKeys(season) }));
}

/** Changes only the named fields; a changed scoring profile leaves games to recount. */
export function updateSeason(seasonId: string, changes: Partial<SeasonFields>): ChangedSeason {
  return changeSeasons((client) =>
    client.rpc("update_season", { p_season_id: seasonId, p_changes: toWireKeys(changes) }),
  );
}

/** Counts the next games of a changed scoring profile anew; the answer says how many are left. */
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

/** An archived or deleted season comes back (D65). */
export function restoreSeason(seasonId: string): ChangedSeason {
  return changeSeasons((client) => client.rpc("restore_season", { p_season_id: seasonId }));
}

/** Out of everybody's sight and off the widget; the server checks the phrase too (D65). */
export function deleteSeason(seasonId: string, phrase: string): ChangedSeason {
  return changeSeasons((client) =>
    client.rpc("delete_season", { p_season_id: seasonId, p_phrase: phrase }),
  );
}

/** One change of a season or of what is in it; this device then reads the seasons anew. */
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
