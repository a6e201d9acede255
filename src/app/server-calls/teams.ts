import { toWireKeys } from "../../contract/key-case.ts";
import {
  readTeamChange,
  readTeamRefusal,
  type TeamChange,
  type TeamRefusal,
} from "../../contract/teams/team-change.ts";
import type { PlayerFields } from "../../domain/season/clubs/managed-club.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference/reference-tables.ts";
import { services } from "../bootstrap/services.ts";
import {
  askServer,
  type ChangeFailure,
  type MakeQuery,
  orRefusal,
  readListsAnew,
} from "./ask-server.ts";

/** Only the named fields change. */
export type PlayerChanges = Partial<PlayerFields & { readonly teamId: string }>;

export type TeamFailure = ChangeFailure<TeamRefusal>;

type Changed = Promise<Result<null, TeamFailure>>;

/** A player who moves keeps the former team in the record (D46b), which is then read anew. */
export async function updatePlayer(playerId: string, changes: PlayerChanges): Changed {
  const answer = await changeTeam((client) =>
    client.rpc("update_player", { p_player_id: playerId, p_changes: toWireKeys(changes) }),
  );
  const stored = answer.ok ? (answer.value.player ?? {}) : {};
  const changed = await kept(answer, "players", playerId, stored);
  if (changed.ok && changes.teamId !== undefined) await readListsAnew();
  return changed;
}

export async function setTeamDivision(teamId: string, divisionName: string | null): Changed {
  const answer = await changeTeam((client) =>
    client.rpc("set_team_division", { p_team_id: teamId, p_division_name: divisionName }),
  );
  return kept(answer, "teams", teamId, { divisionName });
}

export async function setForfeitedSeason(teamId: string, isForfeited: boolean): Changed {
  const answer = await changeTeam((client) =>
    client.rpc("set_forfeited_season", { p_team_id: teamId, p_is_forfeited: isForfeited }),
  );
  return kept(answer, "teams", teamId, { forfeitedSeason: isForfeited });
}

/** Merges a walk-on, or a second entry of a team, into another player (D33). */
export async function mergePlayers(fromPlayerId: string, intoPlayerId: string): Changed {
  const answer = await changeTeam((client) =>
    client.rpc("merge_players", {
      p_from_player_id: fromPlayerId,
      p_into_player_id: intoPlayerId,
    }),
  );
  return kept(answer, "players", fromPlayerId, { isActive: false, mergedInto: intoPlayerId });
}

export async function unmergePlayer(fromPlayerId: string): Changed {
  const answer = await changeTeam((client) =>
    client.rpc("unmerge_player", { p_from_player_id: fromPlayerId }),
  );
  return kept(answer, "players", fromPlayerId, { isActive: true, mergedInto: null });
}

function changeTeam(query: MakeQuery) {
  return orRefusal(
    askServer((http, call) =>
      http.asUser(call, query, readTeamChange, ({ json }) => readTeamRefusal(json)),
    ),
  );
}

/** Shows at once what the server has confirmed; the next reading brings the rest. */
async function kept<Table extends ReferenceTable>(
  answer: Result<TeamChange, TeamFailure>,
  table: Table,
  id: string,
  changes: Partial<ReferenceTables[Table]>,
): Changed {
  if (!answer.ok) return answer;
  const { store } = await services();
  await store.reference.amend(table, id, changes);
  return ok(null);
}
