import { PLAYER_CARD_COLUMNS, playerCardRowSchema } from "../contract/rows/player-card-rows.ts";
import { PLAYER_GAME_COLUMNS, playerGameRowSchema } from "../contract/rows/player-game-rows.ts";
import { readRows } from "../contract/rows/read-rows.ts";
import { TEAM_CARD_COLUMNS, teamCardRowSchema } from "../contract/rows/team-card-rows.ts";
import { TEAM_GAME_COLUMNS, teamGameRowSchema } from "../contract/rows/team-game-rows.ts";
import { TEAM_ROSTER_COLUMNS, teamRosterRowSchema } from "../contract/rows/team-roster-rows.ts";
import type { PlayerCard } from "../domain/roster/player-card.ts";
import type { TeamMember } from "../domain/roster/team-member.ts";
import type { TeamCard } from "../domain/season/team-card.ts";
import type { PlayerGame, TeamGame } from "../domain/standings/game-log.ts";
import type { TransportResult } from "../sync/transport.ts";
import { readAllRows, type TableRead } from "./paged-read.ts";
import type { RestCalls } from "./rest-calls.ts";

type Read<Value> = Promise<TransportResult<Value>>;

/** What the pages of one player and of one team read; lists are complete or refused (I23). */
export interface PeopleReads {
  /** null where the server has none for this reader. */
  playerCard(playerId: string, signal: AbortSignal): Read<PlayerCard | null>;
  playerGames(playerId: string, signal: AbortSignal): Read<readonly PlayerGame[]>;
  /** null where the server has none for this reader. */
  teamCard(teamId: string, signal: AbortSignal): Read<TeamCard | null>;
  teamGames(teamId: string, signal: AbortSignal): Read<readonly TeamGame[]>;
  teamRoster(teamId: string, signal: AbortSignal): Read<readonly TeamMember[]>;
}

export function peopleReads(calls: RestCalls): PeopleReads {
  async function card<Row>(
    { table, columns, read }: Pick<TableRead<Row>, "table" | "columns" | "read">,
    id: string,
    signal: AbortSignal,
  ): Read<Row | null> {
    const rows = await calls.asReader(
      signal,
      (rest) => rest.from(table).select(columns).eq("id", id),
      ({ data }) => read(data),
    );
    return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
  }
  const players = {
    table: "player_cards",
    columns: PLAYER_CARD_COLUMNS,
    read: (body: unknown) => readRows(playerCardRowSchema, body),
  };
  const teams = {
    table: "team_cards",
    columns: TEAM_CARD_COLUMNS,
    read: (body: unknown) => readRows(teamCardRowSchema, body),
  };
  const gameOf = ({ id }: PlayerGame | TeamGame) => id;
  return {
    playerCard: (playerId, signal) => card(players, playerId, signal),
    playerGames: (playerId, signal) =>
      readAllRows(calls, signal, {
        table: "player_games",
        columns: PLAYER_GAME_COLUMNS,
        key: "game_id",
        keyOf: gameOf,
        filter: (select) => select.eq("player_id", playerId),
        read: (body) => readRows(playerGameRowSchema, body),
      }),
    teamCard: (teamId, signal) => card(teams, teamId, signal),
    teamGames: (teamId, signal) =>
      readAllRows(calls, signal, {
        table: "team_game_log",
        columns: TEAM_GAME_COLUMNS,
        key: "game_id",
        keyOf: gameOf,
        filter: (select) => select.eq("team_id", teamId),
        read: (body) => readRows(teamGameRowSchema, body),
      }),
    teamRoster: (teamId, signal) =>
      readAllRows(calls, signal, {
        table: "team_rosters",
        columns: TEAM_ROSTER_COLUMNS,
        key: "player_id",
        keyOf: ({ playerId }) => playerId,
        filter: (select) => select.eq("team_id", teamId),
        read: (body) => readRows(teamRosterRowSchema, body),
      }),
  };
}
