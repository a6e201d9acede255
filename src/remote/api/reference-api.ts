import { readOwnPasses } from "../../contract/accounts/own-passes.ts";
import { GAME_SUMMARIES, GAMES } from "../../contract/rows/game-rows.ts";
import { PLAYER_CAREERS, PLAYER_GAMES, TEAM_GAMES } from "../../contract/rows/log-rows.ts";
import {
  APP_SETTINGS,
  OWN_PROFILE,
  type OwnProfile,
  RECORDERS,
} from "../../contract/rows/person-rows.ts";
import {
  PLAYER_CARDS,
  PLAYERS,
  SUSPENSIONS,
  TEAM_ROSTERS,
} from "../../contract/rows/player-rows.ts";
import { PLAYER_SEASONS } from "../../contract/rows/player-season-rows.ts";
import { COMMAND_RECEIPTS } from "../../contract/rows/receipt-rows.ts";
import {
  LEAGUES,
  SEASONS,
  TEAM_CARDS,
  TEAM_CONTACTS,
  TEAMS,
} from "../../contract/rows/season-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import { TEAM_SEASONS } from "../../contract/rows/team-season-rows.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readAllRows, readById, readsBy, selectFrom } from "../http/paged-read.ts";
import type { LiveAnswer } from "./live-reads.ts";
import { readReviewTables } from "./review-reads.ts";

export type ReferenceApi = ReturnType<typeof createReferenceApi>;

type ReadLive = (
  gameId: string,
  tag: string | null,
  signal: AbortSignal,
) => Promise<TransportResult<LiveAnswer>>;

/** Lists are complete or refused (I23); a single row is null if this reader has none. */
export function createReferenceApi(http: Http, liveGame: ReadLive) {
  const inSeason = readsBy(http, "season_id");
  const ofPlayer = readsBy(http, "player_id");
  const ofTeam = readsBy(http, "team_id");

  return {
    /** Reads the answer for visitors; `tag` names the one that is already here. */
    liveGame,
    // Admins may read deleted seasons to restore them (D65), but no screen of the league shows
    // them.
    seasons: (signal: AbortSignal) =>
      readAllRows(http, signal, SEASONS, (select) => select.is("deleted_at", null)),
    leagues: inSeason(LEAGUES, (select) => select.is("archived_at", null)),
    teams: inSeason(TEAMS),
    players: inSeason(PLAYERS),
    /** Reads the passes of an anonymous session (D69). */
    ownPasses: (asUser: string, signal: AbortSignal) =>
      http.asUser({ asUser, signal }, (client) => client.rpc("my_game_passes"), readOwnPasses),
    /** Reads all games, or only those with the ids, at most a hundred. */
    games: (seasonId: string, signal: AbortSignal, ids?: readonly string[]) =>
      inSeason(GAMES, (select) => {
        const scheduled = select.is("archived_at", null);
        return ids === undefined ? scheduled : scheduled.in("id", ids);
      })(seasonId, signal),
    /** Reads all summaries, or only those with the ids. */
    gameSummaries: (seasonId: string, signal: AbortSignal, ids?: readonly string[]) =>
      inSeason(GAME_SUMMARIES, (select) =>
        ids === undefined ? select : select.in("game_id", ids),
      )(seasonId, signal),
    game: (gameId: string, signal: AbortSignal) => readById(http, GAMES, gameId, signal),
    playerSeasons: inSeason(PLAYER_SEASONS),
    teamSeasons: inSeason(TEAM_SEASONS),
    reviewTables: (gameId: string, signal: AbortSignal) => readReviewTables(http, gameId, signal),
    playerCard: (playerId: string, signal: AbortSignal) =>
      readById(http, PLAYER_CARDS, playerId, signal),
    playerGames: ofPlayer(PLAYER_GAMES),
    playerCareer: ofPlayer(PLAYER_CAREERS),
    teamCard: (teamId: string, signal: AbortSignal) => readById(http, TEAM_CARDS, teamId, signal),
    teamGames: ofTeam(TEAM_GAMES),
    teamRoster: ofTeam(TEAM_ROSTERS),
    /** Reads the standings of a team and of those it is ranked with (D46). */
    leagueTeams: readsBy(http, "league_id")(TEAM_SEASONS),

    // Visitors read none of these four (D13).
    suspensions: inSeason(SUSPENSIONS),
    teamContacts: inSeason(TEAM_CONTACTS),
    teamContact: ofTeam(TEAM_CONTACTS),
    /** Reads which of these commands, a hundred at most, this reader's server has taken (I3). */
    commandReceipts: (opIds: readonly string[], signal: AbortSignal) =>
      readAllRows(http, signal, COMMAND_RECEIPTS, (select) => select.in("op_id", opIds)),
    recorders: (signal: AbortSignal) => readAllRows(http, signal, RECORDERS),

    settings: (signal: AbortSignal) =>
      http.asReader(
        signal,
        (client) => selectFrom(client, APP_SETTINGS).limit(1),
        (data) => readRows(APP_SETTINGS, data)?.[0] ?? null,
      ),
    /** Reads in the name of `userId`; null if the server has no profile yet. */
    async ownProfile(
      userId: string,
      signal: AbortSignal,
    ): Promise<TransportResult<OwnProfile | null>> {
      const rows = await http.asUser(
        { asUser: userId, signal },
        (client) => selectFrom(client, OWN_PROFILE).eq("user_id", userId),
        (data) => readRows(OWN_PROFILE, data),
      );
      return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
    },
  };
}
