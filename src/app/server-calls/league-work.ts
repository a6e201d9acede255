import { toWireKeys } from "../../contract/key-case.ts";
import type { LeagueFields } from "../../domain/season/work/season-fields.ts";
import { changeSeasons } from "./season-work.ts";

export function createLeague(seasonId: string, league: LeagueFields) {
  return changeSeasons((client) =>
    client.rpc("create_league", { p_season_id: seasonId, p_league: toWireKeys(league) }),
  );
}

export function updateLeague(leagueId: string, changes: Partial<LeagueFields>) {
  return changeSeasons((client) =>
    client.rpc("update_league", { p_league_id: leagueId, p_changes: toWireKeys(changes) }),
  );
}

/** Archives the teams and games of the league too; restoring brings them back. */
export function archiveLeague(leagueId: string) {
  return changeSeasons((client) => client.rpc("archive_league", { p_league_id: leagueId }));
}

export function restoreLeague(leagueId: string) {
  return changeSeasons((client) => client.rpc("restore_league", { p_league_id: leagueId }));
}

export function createDivision(leagueId: string, name: string) {
  return changeSeasons((client) =>
    client.rpc("create_division", { p_league_id: leagueId, p_name: name }),
  );
}

export function renameDivision(leagueId: string, name: string, newName: string) {
  return changeSeasons((client) =>
    client.rpc("rename_division", { p_league_id: leagueId, p_name: name, p_new_name: newName }),
  );
}

export function removeDivision(leagueId: string, name: string) {
  return changeSeasons((client) =>
    client.rpc("remove_division", { p_league_id: leagueId, p_name: name }),
  );
}
