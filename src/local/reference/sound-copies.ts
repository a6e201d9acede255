import { STAT_KEYS, TEAM_STAT_KEYS } from "../../domain/game/stat-catalogue.ts";
import { TEAM_COLORS } from "../../domain/season/team-color.ts";
import {
  type Check,
  has,
  hasNumbers,
  isCount,
  isDay,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isScore,
  isText,
  orNothing,
  orNull,
} from "../db/field-checks.ts";
import { type CopyCheck, LIST_COPIES } from "./list-copies.ts";
import type { ReferenceTables } from "./reference-tables.ts";

type Listed = "seasons" | "leagues" | "teams" | "players" | "games";
type Copied = Exclude<keyof ReferenceTables, Listed>;
type Checks<Row> = { readonly [Name in keyof Omit<Row, "id">]-?: Check };

const of = <Row>(checks: Checks<Row>): Check => has(checks);
const textOrNull = orNull(isText);
const counts = hasNumbers(STAT_KEYS);
const teamCounts = hasNumbers(TEAM_STAT_KEYS);
const points = hasNumbers(["total", "offensive", "defensive"]);
const someCounts: Check = (value) =>
  isObject(value) && Object.values(value as object).every(isNumber);

const seasonTeam = {
  teamId: isText,
  teamName: isText,
  forfeitedSeason: isFlag,
  divisionName: textOrNull,
  leagueId: isText,
  leagueName: isText,
};
const ofSeason = { seasonId: isText, seasonName: isText };
const game = has({
  ...ofSeason,
  leagueId: isText,
  weekNumber: orNull(isNumber),
  gameDate: isDay,
  gameTime: textOrNull,
  fieldLocation: textOrNull,
  isPlayoff: isFlag,
  isCompleted: isFlag,
  liveEntries: isNumber,
  outcome: isText,
  winnerTeamId: textOrNull,
  visitorTeamId: isText,
  homeTeamId: isText,
  visitorScore: isNumber,
  homeScore: isNumber,
  visitorName: isText,
  homeName: isText,
});
const playerFigures = has({ gamesPlayed: isNumber, points, counts });
const teamFigures = has({
  counts: teamCounts,
  sacksAllowed: isNumber,
  totalTouchdowns: isNumber,
});
const step = has({ value: isNumber, games: isNumber, players: isNumber });
const ladder = has({
  leagueId: isText,
  stage: isText,
  players: isNumber,
  steps: (value) => isObject(value) && Object.values(value as object).every(isListOf(step)),
});
const periods = orNothing(isListOf(isObject));
const isClock = has({
  period: isText,
  remainingMs: isNumber,
  atMs: isNumber,
  isRunning: isFlag,
});
const play = has({
  entryId: isText,
  eventId: isText,
  clientTimestamp: textOrNull,
  gameClock: orNothing(has({ period: isText, seconds: isNumber })),
  fields: has({
    statType: isText,
    teamId: isText,
    playerId: textOrNull,
    statSubtype: orNothing(isOneOf("pass", "rush")),
    passerPlayerId: orNothing(textOrNull),
    extraPointType: orNothing(isText),
  }),
});

/** Each table that is read as a whole has a check; a row that fails is damaged (S20). */
const COPIES: { readonly [Table in Copied]: Check } = {
  ...LIST_COPIES,
  game_rosters: of<ReferenceTables["game_rosters"]>({
    gameId: isText,
    teamId: isText,
    playerIds: isListOf(isText),
  }),
  published_games: of<ReferenceTables["published_games"]>({
    headSeq: isNumber,
    logDigest: isNumber,
    override: orNull(isScore),
    timeoutsUsed: orNothing(isScore),
    clock: orNothing(orNull(isClock)),
    plays: isListOf(play),
    imports: isListOf(
      has({ batchId: isText, playerId: isText, teamId: isText, counts: someCounts }),
    ),
    players: isListOf(has({ playerId: isText, teamId: isText, counts })),
    teams: isListOf(has({ teamId: isText, counts: teamCounts })),
    rosters: isListOf(has({ teamId: isText, playerIds: isListOf(isText) })),
  }),
  public_profiles: of<ReferenceTables["public_profiles"]>({ name: isText }),
  team_contacts: of<ReferenceTables["team_contacts"]>({ captainEmail: isText }),
  player_season_stats: of<ReferenceTables["player_season_stats"]>({
    ...seasonTeam,
    ...ofSeason,
    playerId: isText,
    playerName: isText,
    jerseyNumber: textOrNull,
    isActive: isFlag,
    isIr: isFlag,
    all: playerFigures,
    playoffs: playerFigures,
  }),
  season_ladders: of<ReferenceTables["season_ladders"]>({ ladders: isListOf(ladder) }),
  team_season_stats: of<ReferenceTables["team_season_stats"]>({
    ...seasonTeam,
    ...ofSeason,
    wins: isCount,
    losses: isCount,
    draws: isCount,
    forfeitWins: isCount,
    forfeitLosses: isCount,
    pointsScored: isNumber,
    pointsAllowed: isNumber,
    gamesPlayed: isCount,
    playoffGamesPlayed: isCount,
    all: teamFigures,
    playoffs: teamFigures,
  }),
  player_cards: of<ReferenceTables["player_cards"]>({
    ...seasonTeam,
    ...ofSeason,
    name: isText,
    jerseyNumber: textOrNull,
    isActive: isFlag,
    isIr: isFlag,
    irDate: orNull(isDay),
    isWalkOn: isFlag,
    suspensions: periods,
    teamsBefore: periods,
    injuredBefore: periods,
    mergedInto: textOrNull,
  }),
  player_games: of<ReferenceTables["player_games"]>({
    playerId: isText,
    game,
    teamId: isText,
    isRostered: isFlag,
    points,
    counts,
  }),
  player_careers: of<ReferenceTables["player_careers"]>({
    ...ofSeason,
    teamId: isText,
    teamName: isText,
    lastGameDate: isDay,
    gamesPlayed: isNumber,
    points,
    counts,
  }),
  team_cards: of<ReferenceTables["team_cards"]>({
    ...ofSeason,
    name: isText,
    code: orNothing(textOrNull),
    color: orNothing(orNull(isOneOf(...TEAM_COLORS))),
    crest: orNothing(textOrNull),
    captainName: textOrNull,
    isActive: isFlag,
    forfeitedSeason: isFlag,
    divisionName: textOrNull,
    leagueId: isText,
    leagueName: isText,
  }),
  team_game_log: of<ReferenceTables["team_game_log"]>({
    teamId: isText,
    game,
    figures: teamFigures,
  }),
  team_rosters: of<ReferenceTables["team_rosters"]>({
    teamId: isText,
    name: isText,
    jerseyNumber: textOrNull,
    isIr: isFlag,
    irDate: orNull(isDay),
    isWalkOn: isFlag,
    playerId: isText,
    gamesPlayed: isCount,
    regularGames: orNothing(isCount),
    playoffMinGames: orNothing(orNull(isCount)),
    fantasyPoints: isNumber,
  }),
};

/** A table of a newer version stays as it is. */
export const isSoundCopy: CopyCheck = (table, row) => {
  const isSound = Object.hasOwn(COPIES, table) ? COPIES[table as Copied] : isObject;
  return isSound(row);
};
