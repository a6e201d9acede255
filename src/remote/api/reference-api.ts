import type { TeamContactRow } from "../../contract/rows/contact-rows.ts";
import type { GameSummaryRow } from "../../contract/rows/game-rows.ts";
import {
  type AppSettings,
  OWN_PROFILE_COLUMNS,
  type OwnProfile,
  ownProfileSchema,
  type Recorder,
  SETTINGS_COLUMNS,
  settingsSchema,
} from "../../contract/rows/person-rows.ts";
import type { PlayerRow } from "../../contract/rows/player-rows.ts";
import { readRows } from "../../contract/rows/read-rows.ts";
import type { ReviewTables } from "../../contract/rows/review-tables.ts";
import {
  SCORING_VALUE_COLUMNS,
  scoringValueSchema,
  toScoringProfiles,
} from "../../contract/rows/scoring-rows.ts";
import type { Game } from "../../domain/game/game.ts";
import type { ScoringProfile } from "../../domain/scoring/scoring-profile.ts";
import type { League, Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readAllRows, readById, readsBy } from "../http/paged-read.ts";
import {
  GAME_SUMMARIES,
  GAMES,
  LEAGUES,
  PLAYER_SEASONS,
  PLAYERS,
  RECORDERS,
  SEASONS,
  SUSPENSIONS,
  TEAM_CONTACTS,
  TEAM_SEASONS,
  TEAMS,
} from "./listed-tables.ts";
import { type PeopleReads, peopleReads } from "./people-reads.ts";
import { readReviewTables } from "./review-reads.ts";

type Read<Value> = Promise<TransportResult<Value>>;

/** Plain reads by whoever is signed in, else by a visitor; lists are complete or refused (I23). */
export interface ReferenceApi extends PeopleReads {
  seasons(signal: AbortSignal): Read<readonly Season[]>;
  leagues(seasonId: string, signal: AbortSignal): Read<readonly League[]>;
  teams(seasonId: string, signal: AbortSignal): Read<readonly Team[]>;
  players(seasonId: string, signal: AbortSignal): Read<readonly PlayerRow[]>;
  /** All, or only those with the ids, at most a hundred. */
  games(seasonId: string, signal: AbortSignal, ids?: readonly string[]): Read<readonly Game[]>;
  /** Games without a log have none; all, or only those with the ids. */
  gameSummaries(
    seasonId: string,
    signal: AbortSignal,
    ids?: readonly string[],
  ): Read<readonly GameSummaryRow[]>;
  /** Of any season; null where the server has none for this reader. */
  game(gameId: string, signal: AbortSignal): Read<Game | null>;
  /** Every player of the season (D45, D46). */
  playerSeasons(seasonId: string, signal: AbortSignal): Read<readonly PlayerSeason[]>;
  /** Every team of the season (D46). */
  teamSeasons(seasonId: string, signal: AbortSignal): Read<readonly TeamSeason[]>;
  /** A game's plays and figures, as everybody may read them. */
  reviewTables(gameId: string, signal: AbortSignal): Read<ReviewTables>;
  /** Signed-in readers only (D13). */
  suspendedPlayerIds(seasonId: string, signal: AbortSignal): Read<readonly string[]>;
  /** Signed-in readers only (D13). */
  teamContacts(seasonId: string, signal: AbortSignal): Read<readonly TeamContactRow[]>;
  /** Names behind recorded events; signed-in readers only (D13). */
  recorders(signal: AbortSignal): Read<readonly Recorder[]>;
  scoringProfiles(signal: AbortSignal): Read<readonly ScoringProfile[]>;
  settings(signal: AbortSignal): Read<AppSettings>;
  /** In the name of `userId`; null where the server has no profile yet. */
  ownProfile(userId: string, signal: AbortSignal): Read<OwnProfile | null>;
}

export function createReferenceApi(http: Http): ReferenceApi {
  const inSeason = readsBy(http, "season_id");

  return {
    ...peopleReads(http),
    // Admins may read deleted ones, to restore them (D65); no screen of the league shows them.
    seasons: (signal) =>
      readAllRows(http, signal, SEASONS, (select) => select.is("deleted_at", null)),
    leagues: inSeason(LEAGUES),
    teams: inSeason(TEAMS),
    players: inSeason(PLAYERS),
    games: (seasonId, signal, ids) =>
      inSeason(GAMES, (select) => {
        const listed = select.is("archived_at", null);
        return ids === undefined ? listed : listed.in("id", ids);
      })(seasonId, signal),
    gameSummaries: (seasonId, signal, ids) =>
      inSeason(GAME_SUMMARIES, (select) =>
        ids === undefined ? select : select.in("game_id", ids),
      )(seasonId, signal),
    game: (gameId, signal) => readById(http, GAMES, gameId, signal),
    playerSeasons: inSeason(PLAYER_SEASONS),
    teamSeasons: inSeason(TEAM_SEASONS),
    reviewTables: (gameId, signal) => readReviewTables(http, gameId, signal),
    async suspendedPlayerIds(seasonId, signal) {
      const rows = await inSeason(SUSPENSIONS)(seasonId, signal);
      if (!rows.ok) return rows;
      const suspended = rows.value.filter(({ isSuspended }) => isSuspended);
      return { ok: true, value: suspended.map(({ playerId }) => playerId) };
    },
    teamContacts: inSeason(TEAM_CONTACTS),
    recorders: (signal) => readAllRows(http, signal, RECORDERS),
    scoringProfiles: (signal) =>
      http.asReader(
        signal,
        (client) => client.from("scoring_values").select(SCORING_VALUE_COLUMNS).limit(500),
        ({ data }) => {
          const rows = readRows(scoringValueSchema, data);
          return rows === null || rows.length === 0 ? null : toScoringProfiles(rows);
        },
      ),
    settings: (signal) =>
      http.asReader(
        signal,
        (client) => client.from("app_settings").select(SETTINGS_COLUMNS).limit(1),
        ({ data }) => readRows(settingsSchema, data)?.[0] ?? null,
      ),
    async ownProfile(userId, signal) {
      const rows = await http.asUser(
        { asUser: userId, signal },
        (client) => client.from("user_profiles").select(OWN_PROFILE_COLUMNS).eq("user_id", userId),
        ({ data }) => readRows(ownProfileSchema, data),
      );
      return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
    },
  };
}
