import type { TeamChange, TeamRefusal } from "../../contract/teams/team-change.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference/reference-tables.ts";
import * as teams from "../../remote/api/teams-api.ts";
import { services } from "../bootstrap/services.ts";
import { askServer } from "./ask-server.ts";
import type { CommandFailure, CommandFailureCode } from "./command-failure.ts";

export type { PlayerChanges } from "../../remote/api/teams-api.ts";

/** Why a team or player stayed as it was: a rule of the server, or the call came to nothing. */
export interface TeamFailure {
  readonly code: TeamRefusal | CommandFailureCode;
}

type Changed = Promise<Result<null, TeamFailure>>;

/**
 * An admin changes number, injured reserve or both in one step (D36a); online only. What is not
 * named stays as others have set it. Errors: the server's reasons, and those of `askServer`.
 */
export async function updatePlayer(playerId: string, changes: teams.PlayerChanges): Changed {
  const answer = await askServer((rest, options) =>
    teams.updatePlayer(rest, playerId, changes, options),
  );
  return kept(answer, "players", playerId, answer.ok ? (answer.value.player ?? {}) : {});
}

/** An admin puts a team into a division of its league; null: into none. Online only. */
export async function setTeamDivision(teamId: string, divisionName: string | null): Changed {
  const answer = await askServer((rest, options) =>
    teams.setTeamDivision(rest, teamId, divisionName, options),
  );
  return kept(answer, "teams", teamId, { divisionName });
}

/** An admin says whether a team has forfeited its season (D49). Online only. */
export async function setForfeitedSeason(teamId: string, isForfeited: boolean): Changed {
  const answer = await askServer((rest, options) =>
    teams.setForfeitedSeason(rest, teamId, isForfeited, options),
  );
  return kept(answer, "teams", teamId, { forfeitedSeason: isForfeited });
}

/** An admin says that a walk-on, or a second entry of a team, is another player (D33). */
export async function mergePlayers(fromPlayerId: string, intoPlayerId: string): Changed {
  const answer = await askServer((rest, options) =>
    teams.mergePlayers(rest, fromPlayerId, intoPlayerId, options),
  );
  return kept(answer, "players", fromPlayerId, { isActive: false, mergedInto: intoPlayerId });
}

/** Takes a merge back: the player stands alone and is active again. */
export async function unmergePlayer(fromPlayerId: string): Changed {
  const answer = await askServer((rest, options) =>
    teams.unmergePlayer(rest, fromPlayerId, options),
  );
  return kept(answer, "players", fromPlayerId, { isActive: true, mergedInto: null });
}

/** What the server has confirmed shows at once; the next reading brings what else has changed. */
async function kept<Table extends ReferenceTable>(
  answer: Result<TeamChange, CommandFailure>,
  table: Table,
  id: string,
  changes: Partial<ReferenceTables[Table]>,
): Changed {
  if (!answer.ok) return answer;
  if (answer.value.refusal !== null) return fail({ code: answer.value.refusal });
  const { store } = await services();
  // A device that cannot write it down shows it after the next reading; on the server it is done.
  await store.reference.amend(table, id, changes);
  return ok(null);
}
