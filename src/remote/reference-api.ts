import {
  CONTACT_COLUMNS,
  contactRowSchema,
  type TeamContactRow,
} from "../contract/rows/contact-rows.ts";
import {
  GAME_COLUMNS,
  GAME_SUMMARY_COLUMNS,
  type GameSummaryRow,
  gameRowSchema,
  gameSummaryRowSchema,
} from "../contract/rows/game-rows.ts";
import {
  type AppSettings,
  OWN_PROFILE_COLUMNS,
  type OwnProfile,
  ownProfileSchema,
  RECORDER_COLUMNS,
  type Recorder,
  recorderSchema,
  SETTINGS_COLUMNS,
  settingsSchema,
} from "../contract/rows/person-rows.ts";
import {
  PLAYER_COLUMNS,
  type PlayerRow,
  playerRowSchema,
  SUSPENSION_COLUMNS,
  type SuspensionRow,
  suspensionRowSchema,
} from "../contract/rows/player-rows.ts";
import {
  PLAYER_SEASON_COLUMNS,
  playerSeasonRowSchema,
} from "../contract/rows/player-season-rows.ts";
import { readRows } from "../contract/rows/read-rows.ts";
import type { ReviewTables } from "../contract/rows/review-tables.ts";
import {
  SCORING_VALUE_COLUMNS,
  scoringValueSchema,
  toScoringProfiles,
} from "../contract/rows/scoring-rows.ts";
import {
  LEAGUE_COLUMNS,
  leagueRowSchema,
  SEASON_COLUMNS,
  seasonRowSchema,
  TEAM_COLUMNS,
  teamRowSchema,
} from "../contract/rows/season-rows.ts";
import { TEAM_SEASON_COLUMNS, teamSeasonRowSchema } from "../contract/rows/team-season-rows.ts";
import type { Game } from "../domain/game/game.ts";
import type { ScoringProfile } from "../domain/scoring/scoring-profile.ts";
import type { League, Season } from "../domain/season/season.ts";
import type { Team } from "../domain/season/team.ts";
import type { PlayerSeason } from "../domain/standings/player-season.ts";
import type { TeamSeason } from "../domain/standings/team-season.ts";
import type { TransportResult } from "../sync/transport.ts";
import { readAllRows } from "./paged-read.ts";
import { type PeopleReads, peopleReads } from "./people-reads.ts";
import type { RestCalls } from "./rest-calls.ts";
import type { Select } from "./rest-query.ts";
import { readReviewTables } from "./review-reads.ts";

type Read<Value> = Promise<TransportResult<Value>>;

/**
 * Plain reads of tables and views, by whoever is signed in or else by a visitor. Every list is
 * complete or refused with the port's answers (I23); none is ever half of one.
 */
export interface ReferenceApi extends PeopleReads {
  seasons(signal: AbortSignal): Read<readonly Season[]>;
  leagues(seasonId: string, signal: AbortSignal): Read<readonly League[]>;
  teams(seasonId: string, signal: AbortSignal): Read<readonly Team[]>;
  players(seasonId: string, signal: AbortSignal): Read<readonly PlayerRow[]>;
  /** All, or only those with the ids: at most a hundred of them. */
  games(seasonId: string, signal: AbortSignal, ids?: readonly string[]): Read<readonly Game[]>;
  /** The figures on the cards of games that have a log; all, or only of the ids. */
  gameSummaries(
    seasonId: string,
    signal: AbortSignal,
    ids?: readonly string[],
  ): Read<readonly GameSummaryRow[]>;
  /** One game of whatever season; null where the server has none for this reader. */
  game(gameId: string, signal: AbortSignal): Read<Game | null>;
  /** Every player's figures of a season (D45, D46). */
  playerSeasons(seasonId: string, signal: AbortSignal): Read<readonly PlayerSeason[]>;
  /** Every team's record and figures of a season (D46). */
  teamSeasons(seasonId: string, signal: AbortSignal): Read<readonly TeamSeason[]>;
  /** What everybody may read of a game's plays and figures. */
  reviewTables(gameId: string, signal: AbortSignal): Read<ReviewTables>;
  /** Ids of the season's suspended players (D13); signed-in readers only. */
  suspendedPlayerIds(seasonId: string, signal: AbortSignal): Read<readonly string[]>;
  /** Captains' addresses (D13); signed-in readers only. */
  teamContacts(seasonId: string, signal: AbortSignal): Read<readonly TeamContactRow[]>;
  /** Names behind recorded events (D13); signed-in readers only. */
  recorders(signal: AbortSignal): Read<readonly Recorder[]>;
  scoringProfiles(signal: AbortSignal): Read<readonly ScoringProfile[]>;
  settings(signal: AbortSignal): Read<AppSettings>;
  /** `userId`'s own profile, in that person's name; null where the server has none yet. */
  ownProfile(userId: string, signal: AbortSignal): Read<OwnProfile | null>;
}

export function createReferenceApi(calls: RestCalls): ReferenceApi {
  const inSeason = (seasonId: string) => (select: Select) => select.eq("season_id", seasonId);
  const idOf = (row: { readonly id: string }) => row.id;

  return {
    ...peopleReads(calls),
    seasons: (signal) =>
      readAllRows(calls, signal, {
        table: "seasons",
        columns: SEASON_COLUMNS,
        key: "id",
        keyOf: idOf,
        // Admins may read deleted ones, to restore them (D65); no screen of the league shows them.
        filter: (select) => select.is("deleted_at", null),
        read: (body) => readRows(seasonRowSchema, body),
      }),
    leagues: (seasonId, signal) =>
      readAllRows(calls, signal, {
        table: "leagues",
        columns: LEAGUE_COLUMNS,
        key: "id",
        keyOf: idOf,
        filter: inSeason(seasonId),
        read: (body) => readRows(leagueRowSchema, body),
      }),
    teams: (seasonId, signal) =>
      readAllRows(calls, signal, {
        table: "teams",
        columns: TEAM_COLUMNS,
        key: "id",
        keyOf: idOf,
        filter: inSeason(seasonId),
        read: (body) => readRows(teamRowSchema, body),
      }),
    players: (seasonId, signal) =>
      readAllRows(calls, signal, {
        table: "season_players",
        columns: PLAYER_COLUMNS,
        key: "id",
        keyOf: idOf,
        filter: inSeason(seasonId),
        read: (body) => readRows(playerRowSchema, body),
      }),
    games: (seasonId, signal, ids) =>
      readAllRows(calls, signal, {
        table: "games",
        columns: GAME_COLUMNS,
        key: "id",
        keyOf: idOf,
        filter: (select) => {
          const listed = inSeason(seasonId)(select).is("archived_at", null);
          return ids === undefined ? listed : listed.in("id", ids);
        },
        read: (body) => readRows(gameRowSchema, body),
      }),
    gameSummaries: (seasonId, signal, ids) =>
      readAllRows(calls, signal, {
        table: "game_summaries",
        columns: GAME_SUMMARY_COLUMNS,
        key: "game_id",
        keyOf: idOf,
        filter: (select) => {
          const ofSeason = inSeason(seasonId)(select);
          return ids === undefined ? ofSeason : ofSeason.in("game_id", ids);
        },
        read: (body) => readRows(gameSummaryRowSchema, body),
      }),
    async game(gameId, signal) {
      const rows = await calls.asReader(
        signal,
        (rest) => rest.from("games").select(GAME_COLUMNS).eq("id", gameId),
        ({ data }) => readRows(gameRowSchema, data),
      );
      return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
    },
    playerSeasons: (seasonId, signal) =>
      readAllRows(calls, signal, {
        table: "player_season_stats",
        columns: PLAYER_SEASON_COLUMNS,
        key: "player_id",
        keyOf: ({ playerId }) => playerId,
        filter: inSeason(seasonId),
        read: (body) => readRows(playerSeasonRowSchema, body),
      }),
    teamSeasons: (seasonId, signal) =>
      readAllRows(calls, signal, {
        table: "team_season_stats",
        columns: TEAM_SEASON_COLUMNS,
        key: "team_id",
        keyOf: ({ teamId }) => teamId,
        filter: inSeason(seasonId),
        read: (body) => readRows(teamSeasonRowSchema, body),
      }),
    reviewTables: (gameId, signal) => readReviewTables(calls, gameId, signal),
    async suspendedPlayerIds(seasonId, signal) {
      const rows = await readAllRows<SuspensionRow>(calls, signal, {
        table: "player_suspensions",
        columns: SUSPENSION_COLUMNS,
        key: "player_id",
        keyOf: (row) => row.player_id,
        filter: inSeason(seasonId),
        read: (body) => readRows(suspensionRowSchema, body),
      });
      return rows.ok
        ? {
            ok: true,
            value: rows.value.filter((row) => row.is_suspended).map((row) => row.player_id),
          }
        : rows;
    },
    teamContacts: (seasonId, signal) =>
      readAllRows(calls, signal, {
        table: "season_contacts",
        columns: CONTACT_COLUMNS,
        key: "team_id",
        keyOf: idOf,
        filter: inSeason(seasonId),
        read: (body) => readRows(contactRowSchema, body),
      }),
    recorders: (signal) =>
      readAllRows(calls, signal, {
        table: "public_profiles",
        columns: RECORDER_COLUMNS,
        key: "user_id",
        keyOf: idOf,
        read: (body) => readRows(recorderSchema, body),
      }),
    scoringProfiles: (signal) =>
      calls.asReader(
        signal,
        (rest) => rest.from("scoring_values").select(SCORING_VALUE_COLUMNS).limit(500),
        ({ data }) => {
          const rows = readRows(scoringValueSchema, data);
          return rows === null || rows.length === 0 ? null : toScoringProfiles(rows);
        },
      ),
    settings: (signal) =>
      calls.asReader(
        signal,
        (rest) => rest.from("app_settings").select(SETTINGS_COLUMNS).limit(1),
        ({ data }) => readRows(settingsSchema, data)?.[0] ?? null,
      ),
    async ownProfile(userId, signal) {
      const rows = await calls.asUser(
        userId,
        signal,
        (rest) => rest.from("user_profiles").select(OWN_PROFILE_COLUMNS).eq("user_id", userId),
        ({ data }) => readRows(ownProfileSchema, data),
      );
      return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
    },
  };
}
