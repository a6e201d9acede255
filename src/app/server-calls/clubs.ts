import { toWireKeys } from "../../contract/key-case.ts";
import { type ClubRefusal, readClubChange } from "../../contract/seasons/club-change.ts";
import type { GameOutcome } from "../../domain/game/game.ts";
import type { PlayerFields, TeamFields } from "../../domain/season/clubs/managed-club.ts";
import type { GameFields } from "../../domain/season/clubs/managed-game.ts";
import { askForChange, type ChangeFailure, type MakeQuery, readListsAnew } from "./ask-server.ts";

export type ClubFailure = ChangeFailure<ClubRefusal>;

export function createTeam(leagueId: string, team: TeamFields) {
  return changeClubs((client) =>
    client.rpc("create_team", { p_league_id: leagueId, p_team: toWireKeys(team) }),
  );
}

/** This call and those below change only the named fields. */
export function updateTeam(teamId: string, changes: Partial<TeamFields>) {
  return changeClubs((client) =>
    client.rpc("update_team", { p_team_id: teamId, p_changes: toWireKeys(changes) }),
  );
}

export function setTeamArchived(teamId: string, isArchived: boolean) {
  return changeClubs((client) =>
    client.rpc(isArchived ? "archive_team" : "restore_team", { p_team_id: teamId }),
  );
}

export function createPlayer(teamId: string, player: PlayerFields) {
  return changeClubs((client) =>
    client.rpc("create_player", { p_team_id: teamId, p_player: toWireKeys(player) }),
  );
}

export function createGame(leagueId: string, game: GameFields) {
  return changeClubs((client) =>
    client.rpc("create_game", { p_league_id: leagueId, p_game: toWireKeys(game) }),
  );
}

export function updateGame(gameId: string, changes: Partial<GameFields>) {
  return changeClubs((client) =>
    client.rpc("update_game", { p_game_id: gameId, p_changes: toWireKeys(changes) }),
  );
}

export function setGameArchived(gameId: string, isArchived: boolean) {
  return changeClubs((client) =>
    client.rpc(isArchived ? "archive_game" : "restore_game", { p_game_id: gameId }),
  );
}

/** The server accepts it for a game with a log only with `althoughCollected` (D46a). */
export function setGameOutcome(
  gameId: string,
  outcome: GameOutcome,
  winnerTeamId: string | null,
  althoughCollected: boolean,
) {
  return changeClubs((client) =>
    client.rpc("set_game_outcome", {
      p_game_id: gameId,
      p_outcome: outcome,
      p_winner_team_id: winnerTeamId,
      p_although_collected: althoughCollected,
    }),
  );
}

export async function changeClubs(query: MakeQuery) {
  const changed = await askForChange(query, readClubChange);
  if (changed.ok) await readListsAnew();
  return changed;
}
