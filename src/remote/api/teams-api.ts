import {
  readTeamChange,
  readTeamRefusal,
  type TeamChange,
} from "../../contract/teams/team-change.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { RestCalls } from "../http/rest-calls.ts";

type Answer = Promise<TransportResult<TeamChange>>;

/** What of a player is to change; what is not named stays as it is. */
export interface PlayerChanges {
  /** null takes the number away. */
  readonly jerseyNumber?: string | null;
  readonly isIr?: boolean;
}

/** `update_player` */
export function updatePlayer(
  calls: RestCalls,
  playerId: string,
  { jerseyNumber, isIr }: PlayerChanges,
  options: CallOptions,
): Answer {
  const changes = {
    ...(jerseyNumber === undefined ? {} : { jersey_number: jerseyNumber }),
    ...(isIr === undefined ? {} : { is_ir: isIr }),
  };
  return change(calls, options, "update_player", { p_player_id: playerId, p_changes: changes });
}

/** `set_team_division`; null: none. */
export function setTeamDivision(
  calls: RestCalls,
  teamId: string,
  divisionName: string | null,
  options: CallOptions,
): Answer {
  const parameters = { p_team_id: teamId, p_division_name: divisionName };
  return change(calls, options, "set_team_division", parameters);
}

/** `set_forfeited_season` (D49) */
export function setForfeitedSeason(
  calls: RestCalls,
  teamId: string,
  isForfeited: boolean,
  options: CallOptions,
): Answer {
  const parameters = { p_team_id: teamId, p_is_forfeited: isForfeited };
  return change(calls, options, "set_forfeited_season", parameters);
}

/** `merge_players` (D33) */
export function mergePlayers(
  calls: RestCalls,
  fromPlayerId: string,
  intoPlayerId: string,
  options: CallOptions,
): Answer {
  const parameters = { p_from_player_id: fromPlayerId, p_into_player_id: intoPlayerId };
  return change(calls, options, "merge_players", parameters);
}

/** `unmerge_player` */
export function unmergePlayer(
  calls: RestCalls,
  fromPlayerId: string,
  options: CallOptions,
): Answer {
  return change(calls, options, "unmerge_player", { p_from_player_id: fromPlayerId });
}

function change(
  calls: RestCalls,
  { asUser, signal }: CallOptions,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Answer {
  return calls.asUser(
    asUser,
    signal,
    (rest) => rest.rpc(name, parameters),
    ({ data }) => readTeamChange(data),
    ({ json }) => readTeamRefusal(json),
  );
}
