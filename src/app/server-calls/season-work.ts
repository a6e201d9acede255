import { toWireKeys } from "../../contract/key-case.ts";
import { readSeasonChange, type SeasonRefusal } from "../../contract/seasons/season-change.ts";
import type { SeasonFields } from "../../domain/season/work/season-fields.ts";
import { askForChange, type ChangeFailure, type MakeQuery, readListsAnew } from "./ask-server.ts";

export type SeasonFailure = ChangeFailure<SeasonRefusal>;

export function createSeason(season: SeasonFields) {
  return changeSeasons((client) => client.rpc("create_season", { p_season: toWireKeys(season) }));
}

/** Changes only the named fields. After a change of scoring profile, games are left to recount. */
export function updateSeason(seasonId: string, changes: Partial<SeasonFields>) {
  return changeSeasons((client) =>
    client.rpc("update_season", { p_season_id: seasonId, p_changes: toWireKeys(changes) }),
  );
}

/** Recounts the next games after a change of scoring profile and returns how many are left. */
export async function continueRecount(seasonId: string) {
  const answer = await askForChange(
    (client) => client.rpc("continue_recount", { p_season_id: seasonId }),
    readSeasonChange,
  );
  if (answer.ok && answer.value.gamesToRecount === 0) await readListsAnew();
  return answer;
}

export function archiveSeason(seasonId: string) {
  return changeSeasons((client) => client.rpc("archive_season", { p_season_id: seasonId }));
}

/** Brings an archived or deleted season back (D65). */
export function restoreSeason(seasonId: string) {
  return changeSeasons((client) => client.rpc("restore_season", { p_season_id: seasonId }));
}

/** Hides the season from everybody and from the widget; the server checks the phrase too (D65). */
export function deleteSeason(seasonId: string, phrase: string) {
  return changeSeasons((client) =>
    client.rpc("delete_season", { p_season_id: seasonId, p_phrase: phrase }),
  );
}

export async function changeSeasons(query: MakeQuery) {
  const changed = await askForChange(query, readSeasonChange);
  if (changed.ok) await readListsAnew();
  return changed;
}
