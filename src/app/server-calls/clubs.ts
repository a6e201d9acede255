import { toWireKeys } from "../../contract/key-case.ts";
import { type ClubRefusal, readClubChange } from "../../contract/seasons/club-change.ts";
import type { GameOutcome } from "../../domain/game/game.ts";
import type { PlayerFields, TeamFields } from "../../domain/season/clubs/managed-club.ts";
import type { GameFields } from "../../domain/season/clubs/managed-game.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { Query, Supabase } from "../../remote/http/http.ts";
import { services } from "../bootstrap/services.ts";
import type { CommandFailureCode } from "../commands/command-failure.ts";
import { askServer } from "./ask-server.ts";

export interface ClubFailure {
  readonly code: ClubRefusal | CommandFailureCode;
  /** null if the screen has its own text for the code. */
  readonly message: string | null;
}

type ChangedClub = Promise<Result<null, ClubFailure>>;

export function createTeam(leagueId: string, team: TeamFields): ChangedClub {
  return changeClubs((client) =>
    client.rpc("create_team", { p_league_id: leagueId, p_team: toWireKeys(team) }),
  );
}

/** This call and those below change only the named fields. */
export function updateTeam(teamId: string, changes: Partial<TeamFields>): ChangedClub {
  return changeClubs((client) =>
    client.rpc("update_team", { p_team_id: teamId, p_changes: toWireKeys(changes) }),
  );
}

export function setTeamArchived(teamId: string, isArchived: boolean): ChangedClub {
  return changeClubs((client) =>
    client.rpc(isArchived ? "archive_team" : "restore_team", { p_team_id: teamId }),
  );
}

export function createPlayer(teamId: string, player: PlayerFields): ChangedClub {
  return changeClubs((client) =>
    client.rpc("create_player", { p_team_id: teamId, p_player: toWireKeys(player) }),
  );
}

export function createGame(leagueId: string, game: GameFields): ChangedClub {
  return changeClubs((client) =>
    client.rpc("create_game", { p_league_id: leagueId, p_game: toWireKeys(game) }),
  );
}

export function updateGame(gameId: string, changes: Partial<GameFields>): ChangedClub {
  return changeClubs((client) =>
    client.rpc("update_game", { p_game_id: gameId, p_changes: toWireKeys(changes) }),
  );
}

export function setGameArchived(gameId: string, isArchived: boolean): ChangedClub {
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
): ChangedClub {
  return changeClubs((client) =>
    client.rpc("set_game_outcome", {
      p_game_id: gameId,
      p_outcome: outcome,
      p_winner_team_id: winnerTeamId,
      p_although_collected: althoughCollected,
    }),
  );
}

async function changeClubs(query: (client: Supabase) => Query): ChangedClub {
  const answer = await askServer("changeSeasonClubs", (http, call) =>
    http.asUser(call, query, readClubChange),
  );
  if (!answer.ok) return answer;
  if (answer.value.refusal !== null) return fail({ code: answer.value.refusal, message: null });
  const { prefetch } = await services();
  void prefetch.refreshAnew();
  return ok(null);
}
